import { clear, createStore, delMany, get, keys, set, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

import { projectWritten } from './emitter.js';

/** A project as the server answered it last, on this device. */
export interface KeptProject {
  /** With which the server is asked whether it has another one. */
  tag: string;
  /** The answer, in JSON. */
  text: string;
  /** The code that can read it, which after an upgrade is another one. */
  code: string;
}

/** Of each user, on this device: those that were loaded last. */
const MOST = 5;

/** Changes of projects that this page knows of. */
let changes = 0;
/** Projects that have changed since they were loaded, and are not kept therefore. */
const changed = new Set<number>();

/** To be asked before a project is loaded, and told when it is kept. */
export const changesSoFar = (): number => changes;

/** Whether a project has changed since it was loaded, as far as this page knows. */
export const isChanged = (projectId: number): boolean => changed.has(projectId);

/** Null where the user keeps no such project, and where the browser keeps nothing. */
export const keptProject = (userId: number, projectId: number): Promise<KeptProject | null> =>
  trying(async (store) => (await get<KeptProject>(nameOf(userId, projectId), store)) ?? null);

/**
 * Keeps a project for the next time that the user opens it; the one that was loaded before all others goes.
 *
 * @param since the changes before it was asked for: it has none of those that came later, and is not kept then
 */
export function keepProject(userId: number, projectId: number, project: KeptProject, since: number): void {
  if (since !== changes) return;
  changed.delete(projectId);
  void trying(async (store) => {
    await set(nameOf(userId, projectId), project, store);
    await relist(userId, (others) => [projectId, ...others.filter((other) => other !== projectId)], store);
  });
}

/**
 * Forgets a project for all users of this device. A project that is gone or has changed must not be shown as it was, not
 * even for a moment after a reload.
 */
export function forgetProject(projectId: number): void {
  changes += 1;
  if (changed.has(projectId)) return;
  changed.add(projectId);
  void trying(async (store) => {
    const names = await keys<number[]>(store);
    for (const [userId = 0, id] of names)
      if (id === projectId) await relist(userId, (ids) => ids.filter((one) => one !== id), store);
  });
}

projectWritten.listen(forgetProject);

/** Forgets the projects of all users of this device. */
export const forgetProjects = (): Promise<unknown> => trying((store) => clear(store));

const nameOf = (userId: number, projectId: number): IDBValidKey => [userId, projectId];

/** Changes which projects of a user are kept, and deletes those that are no longer. */
async function relist(userId: number, edit: (ids: number[]) => number[], store: UseStore): Promise<void> {
  let gone: number[] = [];
  await update<number[]>(
    [userId],
    (before = []) => {
      const wanted = edit(before).slice(0, MOST);
      gone = before.filter((id) => !wanted.includes(id));
      return wanted;
    },
    store,
  );
  await delMany(
    gone.map((id) => nameOf(userId, id)),
    store,
  );
}

let opened: UseStore | undefined;
/** What is to be done, one after another: a project that is forgotten while it is still being kept is forgotten. */
let last: Promise<unknown> = Promise.resolve();

/** A browser may refuse its database at any time: the disk is full, or the window is private. Nothing is kept then. */
function trying<T>(work: (store: UseStore) => Promise<T>): Promise<T | null> {
  const attempt = async (): Promise<T | null> => {
    try {
      return await work((opened ??= createStore('motley', 'projects')));
    } catch {
      opened = undefined;
      return null;
    }
  };
  const turn = last.then(attempt);
  last = turn;
  return turn;
}
