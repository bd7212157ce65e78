import type {
  ExportFile,
  ExportGroup,
  ExportProject,
  WriteOptions,
  WrittenGroup,
} from '../model/export-types.js';
import type { FileFormat } from '../model/file-format.js';
import { distinctPaths, pathWithoutLanguage } from '../naming/file-names.js';
import { PLATFORM_RULES } from '../naming/platforms.js';
import { inNewNames } from '../profile/rename-keys.js';
import { codecOf } from '../registry/codecs.js';
import { formatsOf } from '../registry/registry.js';
import { inBaseManner } from './base-manner.js';
import type { NumberedKey } from './export-names.js';
import { chosenOf, codedLanguages } from './file-languages.js';
import type { CodedLanguage } from './file-languages.js';
import { groupsOutside } from './groups-outside.js';
import { keptFilesOf } from './kept-files.js';
import { pluralWritings } from './plural-writing-of.js';
import type { PluralWritingOf } from './plural-writing-of.js';
import { contentOf, flatNames, plainName } from './project-content.js';
import type { ProjectContent } from './project-content.js';
import { translateProject } from './translate-project.js';
import { writeFile } from './write-file.js';
import type { FileToWrite } from './write-file.js';
import { withWholeLists } from './whole-lists.js';
import { sharedContent } from './write-languages.js';
import { keptFiles, newFiles } from './write-own-files.js';
import { isShared, mixedFilesOf, writeMixedFiles, writeSharedFiles } from './write-shared-files.js';
import type { MixedFiles } from './write-shared-files.js';

/**
 * The files of a project for one platform (docs/formats.md, section 10), language by language. Pure: the same
 * project and options give the same bytes. Languages with a profile get back the files that they came from (13).
 */
export function writeProject(given: ExportProject, asGiven: WriteOptions): ExportFile[] {
  const options = { ...asGiven, profiles: inNewNames(asGiven.profiles) };
  const project = options.translatePlaceholders ? translateProject(given, options) : given;
  const formats = formatsOf(options.platform);
  const writingOf = pluralWritings(project, options);
  const content = contentOf(project, options);
  const inShared = sharedContent(content, project, writingOf, options);
  const shared = formats.filter(isShared);
  if (shared.length > 0)
    return distinctPaths(shared.flatMap((format) => writeSharedFiles(format, project, inShared, options)));
  const mixed = mixedFilesOf(project, formats, options);
  const languages = codedLanguages(chosenOf(project.languages, options));
  const own = languages.filter(({ id }) => mixed.shared.length === 0 || mixed.own.has(id));
  return distinctPaths([
    ...writeMixedFiles(formats, project, inShared, mixed, options),
    ...own.flatMap((language) =>
      ownFilesOf(language, { project, formats, content, writingOf, mixed }, options)
        .map(writeFile)
        .map(placeOf(language, options)),
    ),
  ]);
}

interface Exported {
  project: Pick<ExportProject, 'languages'>;
  formats: readonly FileFormat[];
  content: ProjectContent;
  writingOf: PluralWritingOf;
  mixed: MixedFiles;
}

/** The files of one language. */
function ownFilesOf(
  language: CodedLanguage,
  { project, formats, content, writingOf, mixed }: Exported,
  options: WriteOptions,
): FileToWrite[] {
  const { id, code } = language;
  const { groups, select, isKnown, exportName, mark } = content;
  const writing = writingOf(id, code);
  const named = (some: readonly ExportGroup[]): WrittenGroup[] => select(id, exportName, some).map(mark);
  const returning = keptFilesOf(language, code, project, options, writing);
  if (returning.length === 0) return newFiles(formats, named(groups), { code, writing }, true);
  const hasEmpty = returning.every(({ owner, format }) => owner === code || codecOf(format).tellsEmpty);
  const plain = select(id, plainName, groups, false, hasEmpty);
  const lacking = groupsOutside([...returning.map(({ profile }) => profile), ...mixed.shared], plain);
  const { files: kept, outside } = withWholeLists(returning, lacking, project, options);
  const others = formats.filter((format) => kept.every((file) => file.format !== format));
  return [
    ...keptFiles(kept, plain, inBaseManner(outside, formats, project, options), {
      code,
      writing,
      isKnown,
      leavesOutEmpty: options.leaveOutEmpty,
    }),
    ...newFiles(others, named(onlyKeys(groups, outside)), { code, writing }, false),
  ];
}

/** The keys of a project that are among others of the same names. */
function onlyKeys(groups: readonly ExportGroup[], others: readonly WrittenGroup[]): ExportGroup[] {
  const names = new Map(others.map(({ name, keys }) => [name, new Set(keys.map((key) => key.name))]));
  return groups.map(({ name, keys }) => ({
    name,
    keys: keys.filter((key) => names.get(name)?.has(key.name)),
  }));
}

/** Puts a file of a language into its place, which only the base language changes. */
function placeOf({ id, code }: CodedLanguage, { baseLanguageId, platform }: WriteOptions) {
  const { baseFolder, hasPlainBase } = PLATFORM_RULES[platform];
  return (file: ExportFile): ExportFile => {
    if (id !== baseLanguageId) return file;
    const path = hasPlainBase ? pathWithoutLanguage(file.path, code) : file.path;
    return { ...file, path: baseFolder === null ? path : path.replace(/^[^/]*/, baseFolder) };
  };
}

/** In how many texts of keys and languages a file of the platform cannot hold every character. */
export function countReplacedTexts(project: ExportProject, options: WriteOptions): number {
  const isReplaced = formatsOf(options.platform).flatMap((format) => codecOf(format).replacesIn ?? []);
  if (isReplaced.length === 0) return 0;
  const { select, exportName } = contentOf(project, options);
  return chosenOf(project.languages, options)
    .flatMap(({ id }) => select(id, exportName))
    .flatMap(({ keys }) => keys)
    .filter((key) => isReplaced.some((replaces) => replaces(key))).length;
}

/** Keys that take a number because their name is taken: to be shown, with the advice to prefix. */
export const numberedKeys = (
  { groups }: ExportProject,
  options: Pick<WriteOptions, 'platform' | 'prefix'>,
): NumberedKey[] => flatNames(groups, options)?.numbered ?? [];
