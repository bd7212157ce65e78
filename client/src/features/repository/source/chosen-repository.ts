import { atom } from 'jotai';

import type { RepositorySource } from './repository-source.js';

/** The repository that was dropped or chosen: it stays while its dialog is closed. */
export const chosenRepositoryAtom = atom<RepositorySource | null>(null);
