import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { NamedLanguage } from '../naming/language-code.js';
import type { Platform } from '../naming/platforms.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import type { XliffVersion } from './xliff-version.js';
import type { FileEncoding, ImportProfile } from './profile-types.js';

/** A project as `GET /projects/{id}/details` answers it, less what no file holds. Groups and keys in its order. */
export interface ExportProject {
  languages: readonly (NamedLanguage & { id: number })[];
  groups: readonly ExportGroup[];
}

export interface ExportGroup {
  name: string;
  /** The path template of its file; absent or null: none. */
  file?: string | null;
  keys: readonly ExportKey[];
}

export interface ExportKey {
  /** Absent: not known. */
  id?: number;
  name: string;
  isPlural: boolean;
  values: readonly ExportValue[];
  /** Whether it is no longer in use: it is not written into a repository. */
  isObsolete?: boolean;
  /** Written as a comment into files that are written as they were. Absent: the comment that such a file had. */
  description?: string;
}

export interface ExportValue {
  /** The text. */
  name: string;
  quantityString: PluralForm | null;
  status: ValueStatus;
  languageId: number;
  /** See `core/domain/stale.ts`. */
  sourceVersion?: number;
  majorVersion?: number;
}

export interface ExportOptions {
  platform: Platform;
  /** In the order of the files. */
  languageIds: readonly number[];
  /** Prefix keys with the group's name. */
  prefix: boolean;
  /** Only keys whose value, or all three of them, are validated. */
  validatedOnly: boolean;
  /** Leave out keys without any text, unless their file has them so: an empty one hides an app's fallback language. */
  leaveOutEmpty?: boolean;
  /** Leave out translations whose source has changed since they were made; a plural with one as a whole. */
  leaveOutStale?: boolean;
  /** The language whose files go where apps fall back to: `values/`, `Base.lproj/`. Absent: none. */
  baseLanguageId?: number | null;
  /** Write the placeholders of other platforms as those of this one. Absent: texts are written as they are. */
  translatePlaceholders?: boolean;
  /** How JSON holds plurals; absent: as the imported files of the language, or of the project, do, else with pipes. */
  jsonFlavour?: JsonFlavour | null;
  /** What new ICU messages call their number; absent: what the imported files do. See `ICU_ARGUMENT`. */
  icuArgument?: string | null;
  /** Of new XLIFF documents; absent: 1.2. */
  xliffVersion?: XliffVersion | null;
}

/** What beside the choices of the dialog decides on an export. */
export interface WriteOptions extends ExportOptions {
  /** Of the project; `strict` unless given. */
  pluralMode?: PluralMode;
  /** The language that the others are translated from; null, or absent: not known, nothing is stale. */
  sourceLanguageId?: number | null;
  /**
   * What the files of a language were, by its id: those of the platform are written as they were. A language without
   * files of the platform takes after the first one of the project that has some.
   */
  profiles?: ReadonlyMap<number, ImportProfile>;
}

export interface ExportFile {
  /** Inside an archive, with forward slashes: `values-fr/strings.xml`. */
  path: string;
  /** Its content; of a file with `bytes`, what is shown of it. */
  text: string;
  /** Of a file that is no text: its content. */
  bytes?: Uint8Array;
  /** Of a file that is written as it was; UTF-8 without a byte order mark otherwise. See `fileBytes`. */
  encoding?: FileEncoding;
  hasBom?: boolean;
}

/** A group as a writer gets it: never empty. */
export interface WrittenGroup {
  /** Empty: its keys stand under no group, behind a marker without a name. */
  name: string;
  keys: WrittenKey[];
}

export interface WrittenKey {
  /** The name on the platform. */
  name: string;
  isPlural: boolean;
  /** One text, or those of zero, one and other. */
  texts: readonly string[];
  /** Of the texts of a plural, where they are not zero, one and other. */
  forms?: readonly PluralForm[];
  /** Of the texts, one by one. */
  statuses?: readonly ValueStatus[];
  description?: string;
  /** Of a key that is new to its file: the source of its text in the file of the base language, where that is not the usual one. */
  like?: string;
  /** The same: the objects of its group in which it stands in the file of the base language, from the outermost one; none: in that of the group. */
  within?: readonly string[];
  /** Of a file with several languages: the key in each of them, by index; this one is one of them. */
  localizations?: readonly (WrittenKey | undefined)[];
}
