import type { PluralMode } from '../../domain/plural-rules.js';
import { LIMITS } from '../../domain/rules.js';
import { STORABLE_LIMITS } from '../model/read-context.js';
import type { KnownPlaces } from '../model/flat-entries.js';
import type { PathNames } from '../model/path-names.js';
import type { ReadContext, TextLimits } from '../model/read-context.js';
import type { Reports } from '../model/reports.js';
import type { Platform } from '../naming/platforms.js';
import type { JsonFlavour } from '../plurals/flavours.js';

export interface ReadOptions {
  /** The names of the groups of the project: prefixes of keys are recognised by them. */
  knownGroups?: readonly string[];
  /** Where keys are that other documents of a file have: what groups a document says does not tear them apart. */
  knownPlaces?: KnownPlaces;
  /** How the paths of nested objects are called in the documents of the file that were read before. */
  pathNames?: PathNames;
  /** The platform that was chosen; files of other platforms are refused. */
  platform?: Platform;
  /** Fill a plural's missing zero and one from other, instead of leaving the key out. */
  completePlurals?: boolean;
  /** The longest name and text to import; by default, what the server stores. */
  limits?: TextLimits;
  /** The most keys to import; by default, what a project may have. */
  keyLimit?: number;
  /** How the project keeps plurals; `strict` by default. */
  pluralMode?: PluralMode;
  /** The BCP 47 tag of the language of the files: its forms are those of `cldr` mode. */
  tag?: string | null;
  /** How JSON writes plurals; by default, as most plurals of the file do. */
  jsonFlavour?: JsonFlavour | null;
  /** Import the states of texts in the file as review statuses. */
  takeStatuses?: boolean;
  /** The plurals of the project: where a language has no other form, `items_other` alone may be a plural of i18next. */
  knownPlurals?: readonly KnownPlurals[];
}

/** The names of the plural keys of a group. */
export interface KnownPlurals {
  group: string;
  keys: readonly string[];
}

export interface KeepOptions extends ReadOptions {
  /** Return the profiles of the files, with which they are written again (docs/formats.md, 13). */
  keep: true;
  /** Keep the source of every text in them, so that they tell what the files were before an edit. */
  keepsSource?: boolean;
}

/** The context of one file, with the defaults of absent options. */
export const contextOf = (
  reports: Reports,
  { completePlurals = false, limits = STORABLE_LIMITS, keyLimit = LIMITS.keysPerProject }: ReadOptions,
): ReadContext => ({ reports, completePlurals, limits, keyLimit });
