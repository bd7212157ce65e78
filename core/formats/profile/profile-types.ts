import type { PluralForm } from '../../domain/plural-rules.js';
import type { JsonFlavour } from '../web/flavours.js';

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
export interface FileProfile {
  /** The id of its format, see `registry.ts`. */
  format: string;
  /** As it was chosen: `strings-vpn.xml`. */
  name: string;
  encoding: FileEncoding;
  hasBom: boolean;
  style: ProfileStyle;
  /** Of a file with several languages; absent: it holds the one that it was imported into. */
  languages?: FileLanguage[];
  keys: ProfileKey[];
  parts: ProfilePart[];
}

/** A language of a file with several. */
export interface FileLanguage {
  /** As the file writes it: `pt_BR`, `English`. */
  code: string;
  /** BCP 47, in canonical form; null if the code stands for no language that is known. */
  tag: string | null;
  /** Whether the others are translations of it; of at most one. */
  isSource: boolean;
}

/** How the bytes of a file stand for characters. Files in older encodings come back as UTF-8. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** A key that the file holds. `parts` refer to it by its index, so that renaming a key changes one place. */
export type ProfileKey = [group: string, key: string, nameInFile?: string];

/** How new entries are written, so that they look like those of the file. */
export interface ProfileStyle {
  newline: string;
  /** White space before a new entry; of JSON: one level of indentation, null if the file has no line breaks. */
  lead: string | null;
  /** JSON: what joins group and key if no group is an object; absent if groups are objects. */
  separator?: string;
  /** JSON: whether `/` is written `\/`. */
  escapesSlash?: true;
  /** JSON: whether other than ASCII is written `\uXXXX`. */
  isAscii?: true;
  /** JSON: how plurals are written, if not with pipes. */
  flavour?: Exclude<JsonFlavour, 'pipes'>;
  /** JSON: what most ICU messages call their number. */
  argument?: string;
}

/** Begins what is left out as a whole if none of its texts is exported. Such entries may be nested. */
export const ENTRY = 1;
/** Begins what is left out as a whole if one of its texts is not exported. */
export const WHOLE = 3;
/** Begins a list of entries with a comma between those that are written. */
export const LIST = 2;
/** Ends an entry or a list. */
export const END = 0;

/** A string is source to be written as it is. Flat, because a JSON file may be nested deeper than a stack. */
export type ProfilePart = string | Bracket | TextPart | CommentPart | FramePart | FormsPart | PlacePart;

export type Bracket = typeof ENTRY | typeof WHOLE | typeof LIST | typeof END;

/** A text of the project. */
export interface TextPart {
  /** Index in `keys`. */
  text: number;
  /** Of a plural. */
  form?: PluralForm;
  /** JSON: the forms of a plural in one text, with pipes between them. */
  pipes?: PluralForm[];
  /** JSON: whether pipes are ordinary characters. */
  isPlain?: true;
  /** As the file had it, where the writer would write it otherwise. Holds as long as the text is the same. */
  raw?: string;
  /** Written before a text that had no place of its own: `<string/>` and, in .strings, `"key";`. */
  tag?: string;
  /** stringsdict: what the frame of the entry adds to the text. */
  before?: string;
  after?: string;
}

/** The description of a key, as the comment that the file had. */
export interface CommentPart {
  comment: string;
  of: number;
}

/** stringsdict: the format around the one variable of an entry, written while all forms begin and end with it. */
export interface FramePart {
  frame: number;
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
}

/** Where new keys of a group go; null: those of groups without a place. */
export interface PlacePart {
  group: string | null;
  /** Names there that a new key may not take. */
  taken?: string[];
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
