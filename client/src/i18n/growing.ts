import type { Messages } from './messages.js';

/** The parts that are added to those of the login. */
type Part = 'editor' | 'rest';

/** How many messages a page needs: those of the login, also those of the editor's rows, or all of them. */
export type Extent = 'login' | 'editor' | 'all';

const PARTS: Record<Extent, readonly Part[]> = { login: [], editor: ['editor'], all: ['editor', 'rest'] };

/** Messages that the login shows, and more once they are asked for. */
export interface GrowingMessages {
  messages: Messages;
  grow: (to: Extent) => Promise<void>;
}

/** A part is added to the same object: what is on the page need not be rendered again, as it shows none of it. */
export function growing(
  login: Messages,
  load: Record<Part, () => Promise<Partial<Messages>>>,
): GrowingMessages {
  const messages = { ...login };
  const pending = new Map<Part, Promise<void>>();
  async function add(part: Part): Promise<void> {
    try {
      Object.assign(messages, await load[part]());
    } catch (error) {
      // The next page to need it tries again.
      pending.delete(part);
      throw error;
    }
  }
  function added(part: Part): Promise<void> {
    const adding = pending.get(part) ?? add(part);
    pending.set(part, adding);
    return adding;
  }
  return {
    messages,
    async grow(to) {
      await Promise.all(PARTS[to].map(added));
    },
  };
}
