import type { PluralForm } from '../../domain/plural-rules.js';
import type { Role } from '../../domain/roles.js';
import type { FileView } from '../files.js';
import type { GroupView } from '../groups.js';
import type { LanguageView } from '../languages.js';
import type { ProjectView } from '../projects.js';

/** Properties that few items have, by id. */
export type Pairs<T> = [id: number, value: T][];

/**
 * Keys in order of creation. Lists have one item per key, except those that name keys by id. In `ids`, each number is the
 * difference to the one before it, and the first to 0.
 */
export interface KeyColumns {
  ids: number[];
  names: string[];
  groupIds: number[];
  /** The ids of plural keys. */
  plurals: number[];
  /** The ids of keys that are no longer in use. */
  obsolete: number[];
  descriptions: Pairs<string>;
  maxLengths: Pairs<number>;
  tags: Pairs<string[]>;
}

/**
 * Values of one language, by key. Lists have one item per value. In `ids`, `keyIds` and `updatedAt`, each number is the
 * difference to the one before it, and the first to 0.
 */
export interface ValueColumns {
  languageId: number;
  ids: number[];
  keyIds: number[];
  /** The plural form; empty for a value of a singular key. */
  forms: (PluralForm | '')[];
  texts: string[];
  /** Positions in VALUE_STATUSES: 0 is `modified`, 1 `validated`, 2 `invalidated`. */
  statuses: number[];
  versions: number[];
  /** Milliseconds since 1970. */
  updatedAt: number[];
  /** By value id: as in ValueView. Absent if no value has one. */
  sourceVersions?: Pairs<number>;
  majorVersions?: Pairs<number>;
}

/** The content of ProjectDetails in a third of the bytes. Keys and values come in parts of some hundred keys. */
export interface ProjectColumns extends ProjectView {
  role: Role;
  targetRestricted: boolean;
  languages: LanguageView[];
  /** In order. */
  files: FileView[];
  /** In order. */
  groups: GroupView[];
  keys: KeyColumns[];
  /** In the order of `languages`. */
  values: ValueColumns[];
}
