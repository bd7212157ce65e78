import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import type { ReadKey } from '../catalogue-builder.js';
import type { FlatFile } from '../flat-entries.js';
import type { ReadContext } from '../read-context.js';
import type { FlavourFound, JsonFlavour } from '../web/flavours.js';
import type {
  CarriedContent,
  FileEncoding,
  FormsPart,
  ProfilePart,
  ProfileStyle,
  TextPart,
} from './profile-types.js';
import type { Carried } from './carried.js';

/** A key of a format with explicit groups. */
export interface KeptEntry {
  group: string;
  name: string;
  key: ReadKey | null;
}

/** What a reader makes of a file that is to come back as it was. */
export interface KeptFile {
  style: ProfileStyle;
  /** Refer to `entries` by index; every text has its `raw`. */
  parts: ProfilePart[];
  /** With groups, or as names that carry their group. */
  entries: KeptEntry[] | FlatFile;
  carried: CarriedContent[];
  /** Of JSON. */
  plurals?: FlavourFound;
}

/** What a reader is given that keeps what a file was. */
export interface KeepContext extends ReadContext {
  pluralMode: PluralMode;
  /** BCP 47 of the language of the file; null if unknown. */
  tag: string | null;
  carried: Carried;
  /** JSON: how plurals are written; absent: as most of them are. */
  jsonFlavour?: JsonFlavour;
  /** Whether a project has the plural already. */
  isKnownPlural: (group: string, name: string) => boolean;
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
}

/** How the parts of a profile become source, and new entries that look like them. */
export interface Dialect {
  /** The form the platform gives a name; null where every group is a namespace of its own. */
  nameForm: ((name: string) => string) | null;
  /** Between group and key in a name; absent: `_`. */
  joint?: string;
  /** The texts that source stands for: of `pipes` one per form, otherwise one. */
  decode(raw: string, part: TextPart): string[];
  /** @param part its `raw`, if there is any, stood for another text: the new one is written likewise. */
  encode(texts: readonly string[], part: TextPart, style: ProfileStyle): string;
  /** The description in a comment, or in several in a row. */
  readComment(raw: string): string;
  /** @param raw the comment in whose place it is written */
  writeComment(description: string, style: ProfileStyle, raw: string): string;
  /** An entry with the white space before it. `depth` counts the lists around it. */
  writeKey(key: NewKey, style: ProfileStyle, depth: number): string;
  /** A group that the file has no place for. */
  writeGroup(name: string, keys: readonly NewKey[], style: ProfileStyle): string;
  /** A form that the file did not have, at its place; null if the platform has no name for it. */
  writeForm(form: PluralForm, text: string, place: FormsPart): string | null;
  /** Whether exactly 0 and the category zero have names of their own. */
  tellsZeros?: true;
  /** The names in the file of a new key that is called so; absent: that one. */
  namesOf?: (key: Pick<NewKey, 'isPlural' | 'texts' | 'forms'>, name: string) => readonly string[];
}
