import type { ActivityActor } from './users.js';

/** A file of a language, as it was last imported. */
export interface FileProfileView {
  languageId: number;
  /** The id of its format. */
  format: string;
  /** The name of the chosen file: `strings.xml`. */
  name: string;
  /** The exact path in the repository: `locales/pt_BR/common.json`; null: it came alone. */
  path: string | null;
  /** When it was imported. */
  at: string;
}

/** A file of the repository of a team, in all its languages. */
export interface FileView {
  id: number;
  /** A template, unique in the project: `locales/{language}/common.json`. */
  path: string;
  /** The id of its format. */
  format: string;
}

/** A file in one language, or in all of them if its format holds several. */
export interface DocumentView {
  languageId: number;
  /** The exact path: `locales/pt_BR/common.json`. */
  path: string;
  /** When it was last imported. */
  at: string;
  /** The change set of that import; null if it created the project. */
  changeSetId: number | null;
  /** Who imported it; null if the account was deleted, or if the import created the project. */
  by: ActivityActor | null;
}

export interface FileDetails extends FileView {
  documents: DocumentView[];
}

export interface UpdateFile {
  /** A template. The documents of the file follow it. */
  path?: string;
  /** The place among the files of the project, from 0. */
  position?: number;
}

/** What happens to the keys of a file that is removed: they stay, without a file, or are deleted with it. */
export const REMOVED_KEYS = ['keep', 'delete'] as const;

export type RemovedKeys = (typeof REMOVED_KEYS)[number];
