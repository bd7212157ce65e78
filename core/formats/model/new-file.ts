import type { PluralWriting } from '../plurals/plural-writing.js';
import type { ExportOptions, WrittenGroup } from './export-types.js';
import type { WrittenLanguage } from './kept-file.js';
import type { ProfilePart, ProfileStyle } from './profile-types.js';

/** What a new file is made for. */
export interface NewFile extends Pick<ExportOptions, 'xliffVersion'> {
  /** The code of its language in names of files; of a file with several, that of their source language. */
  code: string;
  /** Of a file with several: at least one; in a pair, the source language comes first. Otherwise none. */
  languages: readonly WrittenLanguage[];
  /** What goes into it, under the names of the platform. */
  groups: readonly WrittenGroup[];
  writing: PluralWriting;
}

/** A file without keys, in which those of a project find their places as in one that comes back. */
export interface BlankFile<Style extends ProfileStyle = ProfileStyle> {
  /** Its path, but for the folder of its language. */
  name: string;
  style: Style;
  /** Source, and a place for the keys of each group, or one for all groups. */
  parts: ProfilePart[];
  /** Of UTF-8; absent: there is none. */
  hasBom?: true;
  /** Whether a plural has all of its forms, also those without a text: a translator is to see them. */
  showsEmptyForms?: true;
}
