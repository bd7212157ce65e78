import type { PluralForm } from '../../domain/plural-rules.js';
import type { Rename } from '../renames.js';
import type { Adoption } from './adoptions.js';

/** How a document relates to its last import. */
export type DocumentState = 'same' | 'changed' | 'new' | 'gone';

export interface DocumentChange {
  path: string;
  /** The path template of its file in the project. */
  file: string;
  /** Null: it holds all languages. */
  tag: string | null;
  isBase: boolean;
  state: DocumentState;
  /** Of one that is gone: how many texts of the project are its own. */
  texts?: number;
}

/**
 * What happens to a text or a key. `conflict`: it was changed on both sides since the last import; `base`: a text of the base
 * language was changed; `restored`: an obsolete key is in use again.
 */
export type ChangeKind = 'conflict' | 'base' | 'changed' | 'new_text' | 'new_key' | 'obsolete' | 'restored';

/** A change of a text, or of a key. */
export interface RepositoryChange {
  /** Stays the same when the repository is compared again. */
  id: string;
  kind: ChangeKind;
  /** Of the document that says so. */
  path: string;
  /** The path template of its file. */
  file: string;
  /** Of its language. */
  tag: string;
  group: string;
  key: string;
  /** Of a plural. */
  form: PluralForm | null;
  /** The text of the project; empty if it has none. */
  here: string;
  /** The text of the repository; empty where it has none. */
  there: string;
  isValidated: boolean;
  /** Of a changed base text: how many translations need another check. */
  recheck: number;
}

/** What a repository would change in the project that it was imported into before. */
export interface RepositoryChanges {
  /** File by file, in each the base language first. */
  documents: DocumentChange[];
  /** Of files. Those that are said to be other files are among them. */
  renames: Rename[];
  /** Groups without a file. Those of files that are said to be new are among them. */
  adoptions: readonly Adoption[];
  changes: RepositoryChange[];
  /** Of each file whose base document lacks keys: how many of how many, by template. */
  lacking: { file: string; lacks: number; of: number }[];
}
