import { clear, delMany, get, keys, set } from 'idb-keyval';

import type { FileProfileView } from '#core/api/files.js';

import { browserStore } from './browser-store.js';

/** The profile of the files of a language. */
export interface StoredLanguage {
  languageId: number;
  /** Identifies the files; the profile is out of date if others have been imported since. */
  mark: string;
  /** An `ImportProfile` as JSON, up to several MB: a string passes between threads faster than an object. */
  json: string;
}

/** The profiles of the imported files of a project, from the last response of the server. */
interface StoredFiles {
  files: readonly FileProfileView[];
  languages: readonly StoredLanguage[];
}

/** Projects per user whose files are stored on this device. */
const MOST = 5;

const trying = browserStore('motley-files', 'files');

const nameOf = (userId: number, projectId: number): [number, number] => [userId, projectId];

type DatedFiles = StoredFiles & { keptAt: number };

export const storedFiles = (userId: number, projectId: number): Promise<StoredFiles | null> =>
  trying(async (store) => (await get<DatedFiles>(nameOf(userId, projectId), store)) ?? null);

/** Stores the files of a project for the next visit; evicts the least recently stored ones. */
export const storeFiles = (userId: number, projectId: number, files: StoredFiles): Promise<unknown> =>
  trying(async (store) => {
    await set(nameOf(userId, projectId), { ...files, keptAt: Date.now() } satisfies DatedFiles, store);
    const names = (await keys<[number, number]>(store)).filter(([user]) => user === userId);
    if (names.length <= MOST) return;
    const all = await Promise.all(
      names.map(async (name) => ({ name, stored: await get<DatedFiles>(name, store) })),
    );
    const oldest = all
      .sort((one, other) => (other.stored?.keptAt ?? 0) - (one.stored?.keptAt ?? 0))
      .slice(MOST);
    await delMany(
      oldest.map(({ name }) => name),
      store,
    );
  });

/** Deletes the files of a project for all users of this device: one of them may no longer see it. */
export const forgetFiles = (projectId: number): Promise<unknown> =>
  trying(async (store) => {
    const names = await keys<[number, number]>(store);
    await delMany(
      names.filter(([, id]) => id === projectId),
      store,
    );
  });

/** Deletes the files of all users of this device. */
export const forgetAllFiles = (): Promise<unknown> => trying((store) => clear(store));
