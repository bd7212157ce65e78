import { clear, createStore, delMany, get, set, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

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

/** Null where the user keeps no such project, and where the browser keeps nothing. */
export const keptProject = (userId: number, projectId: number): Promise<KeptProject | null> =>
  trying(async (store) => (await get<KeptProject>(nameOf(userId, projectId), store)) ?? null);

/** Keeps a project for the next time that the user opens it; the one that was loaded before all others goes. */
export const keepProject = (userId: number, projectId: number, project: KeptProject): Promise<unknown> =>
  trying(async (store) => {
    await set(nameOf(userId, projectId), project, store);
    await relist(userId, (others) => [projectId, ...others.filter((other) => other !== projectId)], store);
  });

/** Forgets a project to which the user has no access any more. */
export const forgetProject = (userId: number, projectId: number): Promise<unknown> =>
  trying((store) => relist(userId, (ids) => ids.filter((id) => id !== projectId), store));

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
