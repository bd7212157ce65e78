import type { CatalogueGroup } from './catalogue.js';
import type { ExportFile, ExportOptions, WrittenGroup, WrittenKey } from './export/export-types.js';
import type { FlatFile } from './flat-entries.js';
import type { Dialect, KeepContext, KeptFile, WrittenLanguage } from './profile/kept-file.js';
import type { FileProfile, LegacyEncoding, ProfileStyle } from './profile/profile-types.js';
import type { ReadContext } from './read-context.js';
import type { PluralWriting } from './web/plural-writing.js';

/** What reads and writes the files of one format. `load-codecs.ts` lists them. */
export type Codec = LanguageCodec | LanguagesCodec;

interface AnyCodec {
  /** How files are read that are to come back as they were, and written again. */
  readonly kept: KeptCodec;
  /**
   * Reads texts only: groups, or entries whose names still carry their group. Absent: as `kept` reads them.
   * @throws Malformed when nothing of the file can be read
   */
  readonly read?: (text: string, context: ReadContext) => FlatFile | CatalogueGroup[];
  /** The encoding of a file that is not in UTF-8, and says nothing of it; absent: such a file is refused. */
  readonly legacyEncoding?: LegacyEncoding;
  /** Whether the file cannot hold every character of this key. */
  readonly replacesIn?: (key: WrittenKey) => boolean;
  /** Of a format whose files are no text; absent: they are. */
  readonly binary?: BinaryCodec;
}

/** How the bytes of a file stand for a text that its reader and its profile know: an archive, of which the text is a list. */
export interface BinaryCodec {
  /** @throws Malformed when the file is none, or holds more than is taken */
  readonly unpack: (bytes: Uint8Array) => string;
  /** The file, and what is shown of it. */
  readonly pack: (source: string) => Pick<ExportFile, 'text'> & { bytes: Uint8Array };
}

interface LanguageCodec extends AnyCodec {
  /** A new file of one language; null when it would hold nothing. `code`: the language's, as it names files. */
  readonly write: (
    groups: readonly WrittenGroup[],
    code: string,
    writing: PluralWriting,
  ) => ExportFile | null;
  readonly writeAll?: never;
}

/** Of a format whose files hold several languages, as `FileFormat.languages` says. */
interface LanguagesCodec extends AnyCodec {
  readonly write?: never;
  /**
   * A new file; null when it would hold nothing.
   *
   * @param groups keys with localizations, by index of the languages
   * @param languages at least one; of a pair, the source language is the first one
   * @param options what the user has chosen
   */
  readonly writeAll: (
    groups: readonly WrittenGroup[],
    languages: readonly WrittenLanguage[],
    writing: PluralWriting,
    options: Pick<ExportOptions, 'xliffVersion'>,
  ) => ExportFile | null;
}

export interface KeptCodec {
  /** @throws Malformed when nothing of the file can be read */
  readonly read: (source: string, context: KeepContext) => KeptFile;
  /** Where the file of a language goes that was named so in the language of `owner`. */
  readonly path: (name: string, code: string, owner: string) => string;
  /** The text of a file as that of another language, whose code it names; absent: files name no language. */
  readonly withLanguage?: (text: string, code: string) => string;
  /** A file as that of another language, whose code it names and whose plural forms it has; absent: as it is. */
  readonly inLanguage?: (profile: FileProfile, code: string) => FileProfile;
  /** A file of several languages with places for others; absent: the parts of a file have such places. */
  readonly withNewLanguages?: (profile: FileProfile, languages: readonly WrittenLanguage[]) => FileProfile;
  /** Whether a file of this format takes a new key; absent: any. */
  readonly takes?: (key: Pick<WrittenKey, 'isPlural'>) => boolean;
  /**
   * @param source the file as it was, of which the beginning is enough
   * @param writing of plurals that the file does not have
   * @param written of a file with several languages: those that the export has; absent: all of the file
   */
  readonly dialect: (
    source: string,
    style: ProfileStyle,
    writing?: PluralWriting,
    written?: readonly WrittenLanguage[],
  ) => Dialect;
}
