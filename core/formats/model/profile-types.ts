import type { PluralForm } from '../../domain/plural-rules.js';
import type { ReadStatus } from './catalogue.js';

/** The maximum number of files of an import: each costs statements under the lock of the project. */
export const MOST_FILES = 500;

/** What the files of one import were, less their texts. JSON-serialisable, and linear in the size of the files. */
export interface ImportProfile {
  /** Of these types: a reader of stored profiles can tell older ones apart. */
  version: 1;
  files: FileProfile[];
}

/**
 * A file without its texts: literal source, in which the texts of the project are put on export. Where nothing has
 * changed, that gives the same bytes.
 */
export interface FileProfile<Style extends ProfileStyle = ProfileStyle> {
  /** The id of its format, see `registry.ts`. */
  format: string;
  /** As it was chosen: `strings-vpn.xml`. */
  name: string;
  /** Absent: it came alone, not with a repository. */
  document?: ProfileDocument;
  encoding: FileEncoding;
  hasBom: boolean;
  style: Style;
  /** Of a file with several languages; absent: it holds the one that it was imported into. */
  languages?: FileLanguage[];
  keys: ProfileKey[];
  /** The ids of `keys` in the project, 0 of one that was not imported; absent: not known. */
  keyIds?: number[];
  /** The keys that have other names by now; absent: none. */
  now?: RenamedKey[];
  parts: ProfilePart[];
}

/** Where a document stands in its repository. */
export interface ProfileDocument {
  /** `locales/pt_BR/common.json` */
  path: string;
  /** The path template of the file that the document is in its language: `locales/{language}/common.json`. */
  file: string;
  /** The tag of its language, one of those that are imported; absent: the only one, or the file has several. */
  language?: string;
  /** Of its bytes, as 64 hexadecimal digits: tells whether an export changes them. */
  sha256?: string;
}

/** A language of a file with several. */
export interface FileLanguage {
  /** As the file writes it: `pt_BR`, `English`. */
  code: string;
  /** BCP 47, in canonical form; null if the code stands for no language that is known. */
  tag: string | null;
  /** Whether the others are translations of it; of at most one. */
  isSource: boolean;
  /** Whether an import has left it out: it stays in the file as it is. */
  isCarried?: true;
}

/** How the bytes of a file stand for characters. Files in other encodings come back as UTF-8. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

/** Of Java's properties, where the bytes are no UTF-8. */
export type LegacyEncoding = 'iso-8859-1';

/** A key that the file holds. `parts` refer to it by its index, so that renaming a key changes one place. */
export type ProfileKey = [group: string, key: string, nameInFile?: string];

/** By index in the file: the group and the name that a key has in the project now. */
export type RenamedKey = [index: number, group: string, name: string];

/**
 * How new entries are written, so that they look like those of the file. A format may add fields to this: `style.ts` in its
 * folder. All of them are optional, so that the style of any file may be taken for one.
 */
export interface ProfileStyle {
  newline: string;
  /** White space before a new entry; of JSON: one level of indentation, null if the file has no line breaks. */
  lead: string | null;
}

/** Of files that say how far their translations are. */
export interface StateStyle extends ProfileStyle {
  /** Whether the states of texts in the file were taken over as their review statuses. */
  hasStatuses?: true;
}

/** Begins what is left out as a whole if none of its texts is exported. Such entries may be nested. */
export const ENTRY = 1;
/** Begins what is left out as a whole if one of its texts is not exported. */
export const WHOLE = 3;
/** Begins an entry whose entries have their places, as items of a list: left out as a whole if one of them lacks its texts. */
export const ITEMS = 4;
/** Begins a list of entries with a comma between those that are written. */
export const LIST = 2;
/** Ends an entry or a list. */
export const END = 0;

/** A string is source to be written as it is. Flat, because a JSON file may be nested deeper than a stack. */
export type ProfilePart =
  | string
  | Bracket
  | TextPart
  | StatePart
  | CommentPart
  | FramePart
  | FormsPart
  | PlacePart
  | LanguagesPart
  | BesidePart
  | ColumnPart
  | RowsPart;

export type Bracket = typeof ENTRY | typeof WHOLE | typeof ITEMS | typeof LIST | typeof END;

/** A text of the project. A format may add optional fields, which its dialect reads. */
export interface TextPart {
  /** Index in `keys`. */
  text: number;
  /** Index in `languages`; absent: the first one. */
  language?: number;
  /** Of a plural. */
  form?: PluralForm;
  /** JSON: the forms of a plural in one text, with pipes between them. */
  pipes?: PluralForm[];
  /** As the file had it, where the writer would write it otherwise. Holds as long as the text is the same. */
  raw?: string;
  /** The same where the writer would write it so: of documents of a repository, to which an export is compared. */
  source?: string;
  /**
   * Written before a text that had no place of its own: `<string/>` and, in .strings, `"key";`. YAML: the indentation around
   * a block scalar. PO: what an empty text of a template stands for.
   */
  tag?: string;
  /** stringsdict: what the frame of the entry adds to the text. */
  before?: string;
  after?: string;
  /** Nothing stands there: in the language, the name of the key is its text. */
  isImplied?: true;
  /** The one text of a key that is a plural in another language: written while it has no other form. */
  isAlone?: true;
  /** Whether an import has left it out: `raw` is written as long as the project has no text in its place. */
  isCarried?: true;
  /** Whether what stands there is no text: a number, `true`, what could not be read. Then it is carried as well. */
  isNoText?: true;
  /** Whether it goes where the project has no text: of a document that is written for another language, never of a stored one. */
  isOptional?: true;
  /** Whether `raw` is written whatever the project says: a source text that the documents of other languages have otherwise. */
  isOwn?: true;
}

/** How far a translation is, as a file with states says it. */
export interface StatePart {
  /** Index in `keys`. */
  state: number;
  language?: number;
  form?: PluralForm;
  raw: string;
  /** The text on which the state depends: another one has another state. */
  original?: string;
  /** The status that the file gives the text, where this state is not all that it says. */
  means?: ReadStatus;
}

/** The description of a key, as the comment that the file had. */
export interface CommentPart {
  comment: string;
  of: number;
}

/** stringsdict: the format around the one variable of an entry, written while all forms begin and end with it. */
export interface FramePart {
  frame: number;
  language?: number;
  raw: string;
  /** What is written instead: the reference to the variable alone. */
  reference: string;
}

/** Where forms go that the file did not have. */
export interface FormsPart {
  forms: number;
  lead: string;
  /** i18next: the name of the plural in the file, without a suffix. */
  name?: string;
  /** JSON: names of forms that are there and are none of the language, or stand for another one. */
  taken?: string[];
  language?: number;
  /** Of a sorted list: the names that forms go between; absent: no limit. */
  below?: string;
  above?: string;
  /** Whether each form is an entry of the list around it. */
  isEntry?: true;
}

/** Where new keys of a group go; null: those of groups without a place. */
export interface PlacePart {
  group: string | null;
  /** JSON, YAML: of an object in that of the group, what the names of keys in it begin with, `index_`; only such go here. */
  path?: string;
  /** Where each language has a place of its own: the index of that whose texts go here. */
  language?: number;
  /** Names there that a new key may not take. */
  taken?: string[];
  /** Of a sorted file: the name in the file that new keys go before; those of any group, unless groups are namespaces. */
  before?: string;
  /** JSON, YAML: white space before the last member there. */
  lead?: string;
}

/** Where texts go of languages in which the file does not have a key. */
export interface LanguagesPart {
  /** The keys, by index, whose texts stand together; none: the place where a file names its languages. */
  languages: number[];
  /** Of a sorted list: the codes that languages go between; absent: no limit. */
  below?: string;
  above?: string;
  /** What stands there as long as no language goes there. */
  raw?: string;
  /** XLIFF: the content of that element, where it repeats the source of the text before it. */
  copy?: string;
  /** How texts stand together that are several, as the format says it. */
  shape?: string;
}

/** An entry without texts that is left out when its key is: `"@key": {…}` of ARB, another occurrence of a name. */
export interface BesidePart {
  beside: number;
}

/** Tables: begins what is left out with a language; `END` ends it. */
export interface ColumnPart {
  /** Index in `languages`. */
  column: number;
}

/** Tables: where rows go with forms of a plural that the file does not have. */
export interface RowsPart {
  /** Index in `keys`. */
  rows: number;
  /** Of the plural in the file. */
  name: string;
  /** The forms that have rows. */
  taken: PluralForm[];
}

/** What is no text and comes back untouched: one per kind and file. */
export interface CarriedContent {
  file: string;
  /** The name of an element, `number`, `boolean`, `null`, `text`, or `comment`. */
  what: string;
  /** Of the first one, 1-based. */
  line: number;
  count: number;
}
