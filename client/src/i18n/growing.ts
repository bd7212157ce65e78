import type { Messages } from './messages.js';

/** Messages that the first pages show, and all of them once they are completed. */
export interface GrowingMessages {
  messages: Messages;
  complete: () => Promise<void>;
}

/** The rest is added to the same object: what is on the page need not be rendered again, as it shows none of them. */
export function growing(first: Messages, loadRest: () => Promise<Partial<Messages>>): GrowingMessages {
  const messages = { ...first };
  let pending: Promise<void> | null = null;
  async function addRest(): Promise<void> {
    try {
      Object.assign(messages, await loadRest());
    } catch (error) {
      // The next part to need them tries again.
      pending = null;
      throw error;
    }
  }
  return { messages, complete: () => (pending ??= addRest()) };
}
