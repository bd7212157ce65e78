import type { Message } from '../../lib/toast.js';
import type { UndoEntry, Undone } from './undo-entry.js';

interface Inverse<T> {
  done: Message;
  before: T;
  after: T;
  /** The current state of what was changed; null if it no longer exists. */
  current: () => T | null;
  send: (wanted: T) => Promise<unknown>;
}

/** A change that is undone by its inverse, unless another member has changed the same since. */
export function inverseEntry<T>({ done, before, after, current, send }: Inverse<T>): UndoEntry {
  const change = async (from: T, to: T): Promise<Undone> => {
    const now = current();
    const isAsLeft = JSON.stringify(now) === JSON.stringify(from);
    if (isAsLeft) await send(to);
    return { restored: isAsLeft ? 1 : 0, keptNewer: isAsLeft || now === null ? 0 : 1, blocked: 0 };
  };
  return {
    done,
    isOnServer: true,
    undo: () => change(after, before),
    redo: () => change(before, after),
  };
}
