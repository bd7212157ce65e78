import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { ReadStatus } from '../model/catalogue.js';
import type { ImportWarning } from '../text/import-warning.js';

/** What a project holds before an import, as flat as its tables. Order = the project's own order. */
export interface ExistingProject {
  /** `strict` unless given. */
  pluralMode?: PluralMode;
  /** Tags decide on the forms of plurals in `cldr` mode. */
  languages: readonly { id: number; name: string; tag?: string | null }[];
  /** With the path templates of their files. */
  groups: readonly { id: number; name: string; file?: string | null }[];
  keys: readonly ExistingKey[];
  /** Of every language the catalogue writes (the target alone, unless values name another one). */
  values: readonly ExistingValue[];
}

export interface ExistingKey {
  id: number;
  groupId: number;
  name: string;
  isPlural: boolean;
}

export interface ExistingValue {
  id: number;
  keyId: number;
  languageId: number;
  quantityString: PluralForm | null;
  name: string;
  /** `modified` unless given; only needed to take over statuses. */
  status?: ValueStatus;
  version: number;
}

/** Which stored texts an import replaces: all, those that are not validated, or empty ones. */
export const REPLACED_TEXTS = ['all', 'unvalidated', 'empty'] as const;

export type ReplacedTexts = (typeof REPLACED_TEXTS)[number];

export interface ImportTarget {
  /** The language of values without a `languageName`. */
  languageId: number;
  /** All languages that the import may have created, if there are several; `languageId` unless given. */
  languageIds?: readonly number[];
  /** False: a non-empty text already stored is kept. */
  replaceExistingKeys: boolean;
  /** Instead of `replaceExistingKeys`, where it is given. */
  replace?: ReplacedTexts | undefined;
  /** Whether texts get the statuses that the catalogue gives them. */
  applyStatuses?: boolean;
  /** The ids of source texts of which the import only corrects a typo; none unless given. */
  typos?: readonly number[] | undefined;
}

/** A row of the project, or the n-th row this plan creates. */
export type RowRef = { id: number } | { created: number };

export interface PlannedGroup {
  name: string;
  /** The path template of its file. */
  file?: string;
}

export interface PlannedKey {
  /** Into `ImportPlan.groups` when created. */
  group: RowRef;
  name: string;
  isPlural: boolean;
  /** Empty: none. */
  description: string;
}

export interface PlannedValue {
  /** Into `ImportPlan.keys` when created. */
  key: RowRef;
  languageId: number;
  quantityString: PluralForm | null;
  name: string;
  status: ReadStatus;
}

/** A further form of a plural, which counts as an update of its key. */
export interface PlannedForm extends Omit<PlannedValue, 'key'> {
  keyId: number;
}

export interface PlannedUpdate {
  id: number;
  keyId: number;
  languageId: number;
  /** The version the text was read at, for a conditional update. */
  version: number;
  /** The stored text, if only the status changes. */
  name: string;
  status: ReadStatus;
}

/** What an import will do, decided before anything is done. */
export interface ImportPlan {
  groups: PlannedGroup[];
  keys: PlannedKey[];
  /** Values to insert, including the empty ones for missing values. */
  values: PlannedValue[];
  /** Texts for optional forms that plurals of the project do not have yet. */
  forms: PlannedForm[];
  updates: PlannedUpdate[];
  /** `quantity_not_found_json` and `key_type_mismatch` in the order of the file, then `no_values_found` in the order of the project. */
  warnings: ImportWarning[];
  counts: ImportCounts;
  /** Keys of the project that the file has in the same kind, in the order of the file. */
  matchedKeyIds: number[];
  /** Keys of the project that the file lacks, in the order of the project. */
  missingKeyIds: number[];
}

/** What an import says of keys that documents of the base language no longer have, or have again. */
export interface ObsoleteCounts {
  /** Keys that it marks as obsolete. */
  obsolete: number;
  /** Obsolete keys that are in use again. */
  restored: number;
}

export interface ImportCounts extends Partial<ObsoleteCounts> {
  /** Keys of the file the project has in the same kind. */
  existing: number;
  /** Keys of the file the project lacks. */
  created: number;
  /** Keys of the project the file lacks. */
  missing: number;
  /** Keys of the file skipped because the project has them in the other kind. */
  mismatched: number;
  /** Stored texts the import changes. */
  updated: number;
  /** Stored texts of which it changes only the status. */
  reviewed: number;
  /** Stored texts that differ from the file's and are kept. */
  kept: number;
  /** Of those that it changes: texts that become empty; absent if none. */
  emptied?: number;
  /** Texts that come as `modified` because the project blocks the validation of texts with errors; absent if none. */
  unvalidated?: number;
}
