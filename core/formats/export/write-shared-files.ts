import { codecOf } from '../codecs.js';
import type { FileFormat } from '../file-format.js';
import { languageCodes } from '../language-code.js';
import type { FileProfile } from '../profile/profile-types.js';
import { isLanguage } from './file-languages.js';
import type { CodedLanguage } from './file-languages.js';
import type { ExportFile, ExportGroup, ExportProject, WriteOptions } from './export-types.js';
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

/** Of formats whose files hold one language each: those that hold several all the same, and who else has files. */
export interface MixedFiles {
  /** Of several languages. */
  shared: FileProfile[];
  /** The languages with files of their own. */
  own: ReadonlySet<number>;
}

export function mixedFilesOf(
  { languages }: Pick<ExportProject, 'languages'>,
  formats: readonly FileFormat[],
  { profiles }: WriteOptions,
): MixedFiles {
  const isOf = ({ format }: FileProfile): boolean => formats.some(({ id }) => id === format);
  const filesOf = (id: number): FileProfile[] => (profiles?.get(id)?.files ?? []).filter(isOf);
  const own = languages.filter(({ id }) => filesOf(id).some((file) => file.languages === undefined));
  return {
    shared: languages.flatMap(({ id }) => filesOf(id).filter((file) => file.languages !== undefined)),
    own: new Set(own.map(({ id }) => id)),
  };
}

/**
 * Files of several languages, of a format of which a file may hold one. Languages with files of their own are in them if they
 * were, and new keys go to those files.
 */
export function writeMixedFiles(
  format: FileFormat,
  { languages }: Pick<ExportProject, 'languages'>,
  given: LanguagesExport,
  { shared, own }: MixedFiles,
  { languageIds }: WriteOptions,
): ExportFile[] {
  const files = shared.filter((file) => file.format === format.id);
  if (files.length === 0) return [];
  const codes = languageCodes(languages);
  const coded = languages.map((language, at) => ({ ...language, code: codes[at] ?? '' }));
  const chosen = languageIds.flatMap((id) => coded.find((language) => language.id === id) ?? []);
  const held = chosen.filter(
    (language) => !own.has(language.id) || files.some((file) => holds(file, language)),
  );
  const groups = own.size > 0 ? keysIn(files, given.groups) : given.groups;
  return held.length > 0 ? writeLanguages(format, held, files, { ...given, groups }) : [];
}

/** The keys that one of the files has. */
function keysIn(files: readonly FileProfile[], groups: readonly ExportGroup[]): ExportGroup[] {
  const names = new Set(
    files.flatMap(({ keys }) => keys.map(([group, name]) => `${group.length} ${group}${name}`)),
  );
  return groups.map(({ name: group, keys }) => ({
    name: group,
    keys: keys.filter(({ name }) => names.has(`${group.length} ${group}${name}`)),
  }));
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

const holds = ({ languages = [] }: FileProfile, language: CodedLanguage): boolean =>
  languages.some((inFile) => isLanguage(language, inFile));

/** Whether files of the format hold several languages. */
export const isShared = (format: FileFormat): boolean =>
  format.languages !== undefined && codecOf(format).writeAll !== undefined;
