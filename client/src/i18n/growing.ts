import type { Messages } from './messages.js';

/** The parts that are added to the messages of the login. */
type Part = 'editor' | 'rest';

/** The messages that a page needs: those of the login, those of the rows of the editor, or all. */
export type Extent = 'login' | 'editor' | 'all';

const PARTS: Record<Extent, readonly Part[]> = { login: [], editor: ['editor'], all: ['editor', 'rest'] };

/** The messages of the login, to which the others are added on demand. */
export interface GrowingMessages {
  messages: Messages;
  grow: (to: Extent) => Promise<void>;
}

/** Adds the parts to one object: the page shows none of the new messages and need not render again. */
export function growing(
  login: Partial<Messages>,
  load: Record<Part, () => Promise<Partial<Messages>>>,
): GrowingMessages {
  // A page only renders once its messages are loaded.
  const messages = { ...login } as Messages;
  const pending = new Map<Part, Promise<void>>();
  async function add(part: Part): Promise<void> {
    try {
      Object.assign(messages, await load[part]());
    } catch (error) {
      // The next page that needs it tries again.
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
