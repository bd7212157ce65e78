import type { PluralForm } from '../../domain/plural-rules.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import type { ExportFile, WrittenKey } from './export-types.js';
import type { Dialect, KeepContext, KeptFile, WrittenLanguage } from './kept-file.js';
import type { BlankFile, NewFile } from './new-file.js';
import type { FileProfile, LegacyEncoding, ProfileStyle } from './profile-types.js';
import type { Check } from './record-check.js';

/**
 * Reads and writes the files of one format without losing anything. `format.ts` of its folder loads it.
 *
 * @template Style of its files
 */
export interface Codec<Style extends ProfileStyle = ProfileStyle> {
  /** @throws Malformed if the file cannot be read */
  readonly read: (source: string, context: KeepContext) => KeptFile<Style>;
  /** A file without keys, as an export begins one. */
  readonly blank: (file: NewFile) => BlankFile<Style>;
  /** The path of the file in a language. `name` is its name in the language of `owner`. */
  readonly path: (name: string, code: string, owner: string, style: Style) => string;
  /**
   * @param source the original file, or its beginning
   * @param writing how to write plurals that the file lacks
   * @param written the exported languages of a file with several; by default, all of its languages
   */
  readonly dialect: (
    source: string,
    style: Style,
    writing?: PluralWriting,
    written?: readonly WrittenLanguage[],
  ) => Dialect;
  /** Replaces the language code in the text of a file; absent if files name no language. */
  readonly withLanguage?: (text: string, code: string) => string;
  /** Adapts the language code and the plural forms of a file to another language; absent if files need no change. */
  readonly inLanguage?: (profile: FileProfile, code: string) => FileProfile;
  /** Adds places for further languages to a file; absent if files already have such places. */
  readonly withNewLanguages?: (profile: FileProfile, languages: readonly WrittenLanguage[]) => FileProfile;
  /** What is left to do in a file that is written, where new keys go into entries that it has. */
  readonly finish?: (text: string) => string;
  /** Whether readers of an empty text look for another one, as they do where there is none. */
  readonly tellsEmpty?: true;
  /** Whether a file of this format can hold a new key; if absent, it can hold any. */
  readonly takes?: (key: Pick<WrittenKey, 'isPlural'>) => boolean;
  /** Whether the file cannot hold every character of this key. */
  readonly replacesIn?: (key: WrittenKey) => boolean;
  /** The forms of plurals for which files of a language have lines, by its tag; absent: for all. `head`: of its file, if there is one. */
  readonly formsIn?: (tag: string | null, head?: string) => readonly PluralForm[];
  /** The text of a file as its template, whose texts are the names of its keys; absent: names are no texts. */
  readonly template?: (source: string) => string;
  /** The encoding of files that are not in UTF-8 and do not name theirs; if absent, they are refused. */
  readonly legacyEncoding?: LegacyEncoding;
  /** Set for binary formats. */
  readonly binary?: BinaryCodec;
  /** What profiles of such files have in their style and in their texts, beside what those of all formats have. */
  readonly ownStyle?: Readonly<Record<string, Check>>;
  readonly ownText?: Readonly<Record<string, Check>>;
}

/** Converts between a binary file and the text that reader and profile work on. */
export interface BinaryCodec {
  /** @throws Malformed if the file is not such an archive or is too large */
  readonly unpack: (bytes: Uint8Array) => string;
  /** Returns the file and its preview. */
  readonly pack: (source: string) => Pick<ExportFile, 'text'> & { bytes: Uint8Array };
}
