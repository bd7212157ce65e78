import type { FileFormat } from '../model/file-format.js';
import type { FileProfile } from '../model/profile-types.js';
import { chosenOf, codedLanguages, isLanguage } from './file-languages.js';
import type { CodedLanguage } from './file-languages.js';
import type { ExportFile, ExportGroup, ExportProject, WriteOptions } from '../model/export-types.js';
import { writeLanguages } from './write-languages.js';
import { writePairs } from './write-pairs.js';
import type { SharedContent } from './write-languages.js';

/**
 * The files of a format whose files hold several languages: one with all that are chosen, or one for the source language
 * and each other one.
 */
export function writeSharedFiles(
  format: FileFormat,
  project: Pick<ExportProject, 'languages'>,
  content: SharedContent,
  options: WriteOptions,
): ExportFile[] {
  const languages = codedLanguages(project.languages);
  const chosen = chosenOf(languages, options);
  if (chosen.length === 0) return [];
  const files = profilesOf(format, languages, options);
  return format.languages === 'pair'
    ? writePairs(format, { chosen, languages, files }, content)
    : writeLanguages(format, chosen, files, content);
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
export const writeMixedFiles = (
  formats: readonly FileFormat[],
  project: Pick<ExportProject, 'languages'>,
  content: SharedContent,
  mixed: MixedFiles,
  options: WriteOptions,
): ExportFile[] => formats.flatMap((format) => writeMixed(format, project, content, mixed, options));

function writeMixed(
  format: FileFormat,
  { languages }: Pick<ExportProject, 'languages'>,
  content: SharedContent,
  { shared, own }: MixedFiles,
  options: WriteOptions,
): ExportFile[] {
  const files = shared.filter((file) => file.format === format.id);
  if (files.length === 0) return [];
  const held = chosenOf(codedLanguages(languages), options).filter(
    (language) => !own.has(language.id) || files.some((file) => holds(file, language)),
  );
  const groups = own.size > 0 ? keysIn(files, content.groups) : content.groups;
  return held.length > 0 ? writeLanguages(format, held, files, { ...content, groups }) : [];
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
export const isShared = ({ languages }: FileFormat): boolean => languages !== undefined;
