import { codecOf } from '../codecs.js';
import type { FileFormat } from '../file-format.js';
import { languageCodes } from '../language-code.js';
import type { FileProfile } from '../profile/profile-types.js';
import type { CodedLanguage } from './file-languages.js';
import type { ExportFile, ExportProject, WriteOptions } from './export-types.js';
import { writeLanguages } from './write-languages.js';
import { writePairs } from './write-pairs.js';
import type { LanguagesExport } from './write-languages.js';

/**
 * The files of a format whose files hold several languages: one with all that are chosen, or one for the source language
 * and each other one.
 */
export function writeSharedFiles(
  format: FileFormat,
  project: Pick<ExportProject, 'languages'>,
  given: LanguagesExport,
  options: WriteOptions,
): ExportFile[] {
  const codes = languageCodes(project.languages);
  const languages = project.languages.map((language, at) => ({ ...language, code: codes[at] ?? '' }));
  const chosen = options.languageIds.flatMap((id) => languages.find((one) => one.id === id) ?? []);
  if (chosen.length === 0) return [];
  const files = profilesOf(format, languages, options);
  return format.languages === 'pair'
    ? writePairs(format, { chosen, languages, files }, given)
    : writeLanguages(format, chosen, files, given);
}

/** The language of which the others are translations: that of the folder for it, or the first one of the project. */
export const sourceIdOf = (
  { languages }: Pick<ExportProject, 'languages'>,
  { baseLanguageId = null }: Pick<WriteOptions, 'baseLanguageId'>,
): number | null => (languages.find(({ id }) => id === baseLanguageId) ?? languages[0])?.id ?? null;

/** Files that came with any of the languages: a file belongs to its source language. */
function profilesOf(
  { id: format }: FileFormat,
  languages: readonly CodedLanguage[],
  { profiles }: WriteOptions,
): FileProfile[] {
  return languages
    .flatMap(({ id }) => profiles?.get(id)?.files ?? [])
    .filter((file) => file.format === format && file.languages !== undefined);
}

/** Whether files of the format hold several languages. */
export const isShared = (format: FileFormat): boolean =>
  format.languages !== undefined && codecOf(format).writeAll !== undefined;
