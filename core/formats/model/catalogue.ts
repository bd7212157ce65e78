import type { PluralForm } from '../../domain/plural-rules.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { ImportWarning } from '../text/import-warning.js';

/** The neutral shape between any file format and any table: groups > keys > values, in the order of the file. */
export interface CatalogueValue {
  /** The text the end user reads (docs/formats.md, D-1). */
  name: string;
  /** Absent: none, as for null. */
  quantityString?: PluralForm | null;
  /** Absent: the language being imported. */
  languageName?: string;
  /** As the file says it; taken over only if the import asks for it. */
  status?: ReadStatus;
}

/** What a file can say of the review of a text. */
export type ReadStatus = Exclude<ValueStatus, 'invalidated'>;

export interface CatalogueKey {
  name: string;
  isPlural: boolean;
  /** One value for a singular key; zero, one, other, or the forms of the language, for a plural. */
  values: CatalogueValue[];
  /** Of a new key, from the comments of its file. */
  description?: string;
}

export interface CatalogueGroup {
  name: string;
  /** The path template of its file in a repository: `locales/{language}/common.json`. Absent: the group has no file. */
  file?: string;
  keys: CatalogueKey[];
}

/** What reading the files of one language yields. A reader never throws. */
export interface Reading {
  status: 'ok' | 'rejected';
  /** Why the (last) file was rejected; null when `status` is ok. */
  error: ImportWarning | null;
  groups: CatalogueGroup[];
  warnings: ImportWarning[];
}
