import { clear, delMany, get, keys, set, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

import { browserStore } from './browser-store.js';
import { projectWritten } from './emitter.js';
import { forgetAllFiles } from './stored-files.js';

/** The last response of the server for a project, on this device. */
export interface StoredProject {
  /** The ETag of the response. */
  tag: string;
  /** The response as JSON. */
  text: string;
  /** The version of the code that wrote it: after an upgrade it is not read. */
  code: string;
}

/** Projects per user that are stored on this device. */
const MOST = 5;

const trying = browserStore('motley', 'projects');

/** The number of changes of projects that this page knows of. */
let changes = 0;
/** Projects that have changed since they were loaded: their copies are deleted. */
const changed = new Set<number>();

/** Read before loading; pass to `storeProject`. */
export const changesSoFar = (): number => changes;

/** Returns whether a project has changed since it was loaded, as far as this page knows. */
export const isChanged = (projectId: number): boolean => changed.has(projectId);

/** Null if the project is not stored, or if the browser refuses to store anything. */
export const storedProject = (userId: number, projectId: number): Promise<StoredProject | null> =>
  trying(async (store) => (await get<StoredProject>(nameOf(userId, projectId), store)) ?? null);

/**
 * Stores a project for the next visit; evicts the least recently loaded one.
 *
 * @param since `changesSoFar()` before the request: if there were changes since, the project is not stored
 */
export function storeProject(userId: number, projectId: number, project: StoredProject, since: number): void {
  if (since !== changes) return;
  changed.delete(projectId);
  void trying(async (store) => {
    await set(nameOf(userId, projectId), project, store);
    await relist(userId, (others) => [projectId, ...others.filter((other) => other !== projectId)], store);
  });
}

/**
 * Deletes a project for all users of this device. A project that was deleted or has changed must not show its old state,
 * not even for a moment after a reload.
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

/** Deletes the projects of all users of this device, and the profiles of their files. */
export const forgetProjects = (): Promise<unknown> =>
  Promise.all([trying((store) => clear(store)), forgetAllFiles()]);

const nameOf = (userId: number, projectId: number): IDBValidKey => [userId, projectId];

/** Changes the list of stored projects of a user and deletes those that are no longer on it. */
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
