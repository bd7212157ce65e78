import { createStore } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** Runs an operation on a store of this browser. Returns null if the browser refuses. */
type WithStore = <T>(work: (store: UseStore) => Promise<T>) => Promise<T | null>;

/**
 * A database of this browser, which may refuse at any time: the disk is full, or the window is private. Operations run
 * one after another, so that a deletion also removes what is still being written.
 */
export function browserStore(database: string, name: string): WithStore {
  let opened: UseStore | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const attempt = async () => {
      try {
        return await work((opened ??= createStore(database, name)));
      } catch {
        opened = undefined;
        return null;
      }
    };
    const turn = last.then(attempt);
    last = turn;
    return turn;
  };
}
