import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { ReadStatus } from './catalogue.js';
import type { Localizations, ReadKey } from './catalogue-builder.js';
import type { WrittenKey } from './export-types.js';
import type { FlatFile } from './flat-entries.js';
import type { PathNames } from './path-names.js';
import type { ReadContext } from './read-context.js';
import type { FlavourFound, JsonFlavour } from '../plurals/flavours.js';
import type {
  CarriedContent,
  FileEncoding,
  FileLanguage,
  FormsPart,
  LanguagesPart,
  ProfilePart,
  ProfileStyle,
  StatePart,
  TextPart,
} from './profile-types.js';
import type { Carried } from './carried.js';

/** A key of a format with explicit groups. */
export interface KeptEntry {
  group: string;
  name: string;
  key: ReadKey | null;
  /** Whether only what is no text stands in its place. */
  isNoText?: true;
  /** By index of `KeptFile.languages`; `key` is one of them. */
  localizations?: Localizations;
}

/** What a reader makes of a file that is to come back as it was. */
export interface KeptFile<Style extends ProfileStyle = ProfileStyle> {
  style: Style;
  /** Refer to `entries` by index; every text has its `raw`. */
  parts: ProfilePart[];
  /** With groups, or as names that carry their group. */
  entries: KeptEntry[] | FlatFile;
  /** Of a file with several languages, whose entries have localizations. At most `MOST_LANGUAGES`. */
  languages?: FileLanguage[];
  /** Of a file with states of texts: how many there are, by the status that they stand for. */
  statuses?: Record<ReadStatus, number>;
  carried: CarriedContent[];
  /** Of JSON. */
  plurals?: FlavourFound;
}

/** What a reader is given that keeps what a file was. */
export interface KeepContext extends ReadContext {
  pluralMode: PluralMode;
  /** BCP 47 of the language of the file; null if unknown. Files with several name theirs. */
  tag: string | null;
  carried: Carried;
  /** Whether keys get the statuses that the states of their texts stand for. */
  takeStatuses: boolean;
  /** JSON: how plurals are written; absent: as most of them are. */
  jsonFlavour?: JsonFlavour;
  /** Whether a project has the plural already. */
  isKnownPlural: (group: string, name: string) => boolean;
  /** The names of the paths of other documents of the file, where objects are nested; absent: it is read alone. */
  pathNames?: PathNames;
  /** Absent: UTF-8. */
  encoding?: FileEncoding;
}

/** A key to be written that the file does not have. */
export interface NewKey {
  group: string;
  /** On the platform. */
  name: string;
  isPlural: boolean;
  texts: readonly string[];
  forms: readonly PluralForm[];
  description: string;
  /** The source of the text that it translates: the new one is written likewise. */
  like?: string;
  /** Of a file with several languages: of each of them, in their order. */
  inLanguages?: readonly NewLocalization[];
  /** It is an object with these keys, and has no text: only for a dialect that `nests`. */
  members?: readonly NewKey[];
}

export interface NewLocalization {
  language: WrittenLanguage;
  /** Undefined: the export has no text of it. */
  key: WrittenKey | undefined;
}

/** A language that is written into a file with several; `index`: first those of the file, then new ones. */
export interface WrittenLanguage extends FileLanguage {
  index: number;
}

/** The texts of a language for which a place has to be made; `keys` are those of the place. */
export interface LanguageTexts {
  language: WrittenLanguage;
  keys: readonly (WrittenKey | undefined)[];
}

/** How the parts of a profile become source, and new entries that look like them. Made for the style of one file. */
export interface Dialect {
  /** The form the platform gives a name; null where every group is a namespace of its own. */
  nameForm: ((name: string) => string) | null;
  /** Whether a group may have the name of a key of `common`, where every group is a namespace. */
  hasContexts?: true;
  /** Between group and key in a name; absent: `_`. */
  joint?: string;
  /** Between group and key in the names of a file whose groups are no objects; absent: they are, or see `joint`. */
  separator?: string;
  /** Whether groups are named by cells of their own, so that names need no group. */
  tellsGroups?: true;
  /** Whether new entries go to the end of the file, whatever their group. */
  appends?: true;
  /** The texts that source stands for: of `pipes` one per form, otherwise one. */
  decode(raw: string, part: TextPart): string[];
  /** @param part its `raw`, if there is any, stood for another text: the new one is written likewise. */
  encode(texts: readonly string[], part: TextPart): string;
  /** The description in a comment, or in several in a row. */
  readComment(raw: string): string;
  /** @param comment the one that the file has */
  writeComment(description: string, comment: string): string;
  /** What is left of a comment that the project has emptied; absent: nothing. */
  emptyComment?: (comment: string) => string;
  /** An entry with the white space before it. `depth` counts the lists around it; `lead` is that of its neighbour. */
  writeKey(key: NewKey, depth: number, lead?: string): string;
  /** A group that the file has no place for. `lead` is that of its place. */
  writeGroup(name: string, keys: readonly NewKey[], lead?: string): string;
  /**
   * A form that the file did not have, at its place; null if it has no name on the platform, or another place.
   *
   * @param inLanguages of a file with several languages: the key in each of them
   */
  writeForm(
    form: PluralForm,
    text: string,
    place: FormsPart,
    status: ValueStatus,
    inLanguages: readonly NewLocalization[],
  ): string | null;
  /** Whether exactly 0 and the category zero have names of their own. */
  tellsZeros?: true;
  /**
   * Whether some of what reads the file has no other text for a form that is not there: one equal to `other` is written. Absent:
   * all of it shows `other`.
   */
  needsAllForms?: true;
  /** Whether objects may stand in those of groups. */
  nests?: true;
  /** Whether groups are nested: a new key has the white space before it that the last one of its group has. */
  isNested?: true;
  /**
   * Of a file with several languages: what goes to a place for languages that the file lacks there, one by one.
   *
   * @param inLanguages the first key of the place in each language
   */
  writeLanguages?(
    texts: readonly LanguageTexts[],
    place: LanguagesPart,
    inLanguages: readonly NewLocalization[],
  ): string[];
  /**
   * Of a file with states: that of a text which has this status in the project.
   *
   * @param isChanged whether the text is another than `original` of the part
   * @param text that of the project; of a plural without a form in the part, all of them
   */
  writeState?(part: StatePart, status: ValueStatus, isChanged: boolean, text: string): string;
  /** Of a sorted file: the order of names. */
  compareNames?: (one: string, other: string) => number;
  /**
   * Source with the name of an entry, with another name; null where it has no such name. Absent: entries cannot be renamed.
   *
   * @param form of the text behind it, whose entry may be named after it
   */
  rename?(source: string, from: string, to: string, form: PluralForm | undefined): string | null;
  /** Whether some keys have no name in the source: they are called after what holds them, and stay under any other name. */
  derivesNames?: true;
  /** What a place for forms is called after another name; null where that cannot be. */
  renamePlace?(name: string, from: string, to: string): string | null;
  /** Source with the names of keys that it tells about by name, in entries of their own. */
  renameAbout?(source: string, names: ReadonlyMap<string, string>): string;
  /** Whether a source text that is the name of its key is an id, which stays in the files of translations. */
  keepsIds?: true;
  /** Between the name of an entry and that of one in it, which would be renamed with it. */
  inner?: string;
  /** A text that is empty in the file because it is the name of its key, to be written; the same one where it is not. */
  withoutImplied?(part: TextPart): TextPart;
  /** The names in the file of a new key that is called so; absent: that one. */
  namesOf?: (key: Pick<NewKey, 'isPlural' | 'texts' | 'forms'>, name: string) => readonly string[];
}
