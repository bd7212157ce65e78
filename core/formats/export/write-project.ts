import { COMMON_GROUP } from '../../domain/rules.js';
import { chooseNames } from './export-names.js';
import type { ChosenNames, NumberedKey } from './export-names.js';
import { indexValues, selectGroups } from './export-selection.js';
import type { ValueIndex } from './export-selection.js';
import type { LanguagesExport } from './write-languages.js';
import type {
  ExportFile,
  ExportGroup,
  ExportKey,
  WriteOptions,
  ExportProject,
  WrittenGroup,
} from './export-types.js';
import { distinctPaths, pathWithoutLanguage } from './file-names.js';
import { keptFilesOf } from './kept-files.js';
import { pluralWritings } from './plural-writing-of.js';
import { groupsOutside, writeKeptFiles } from './write-kept-files.js';
import {
  isShared,
  mixedFilesOf,
  sourceIdOf,
  writeMixedFiles,
  writeSharedFiles,
} from './write-shared-files.js';
import { codecOf } from '../codecs.js';
import { languageCodes } from '../language-code.js';
import { translateProject } from '../placeholders/translate-project.js';
import { PLATFORM_RULES } from '../platforms.js';
import { formatsOf } from '../registry.js';

/**
 * The files of a project for one platform (docs/formats.md, section 10), language by language. Pure: the same
 * project and options give the same bytes. Languages with a profile get back the files that they came from (13).
 */
export function writeProject(given: ExportProject, options: WriteOptions): ExportFile[] {
  const project = options.translatePlaceholders ? translateProject(given, options) : given;
  const { groups } = project;
  const index = indexValues(groups);
  const chosen = flatNames(groups, options);
  const exportName = namesOf(chosen, options);
  const languages = chosenLanguages(project, options);
  const codes = languageCodes(languages);
  const writingOf = pluralWritings(project, options);
  const sourceId = sourceIdOf(project, options);
  const writing = writingOf(sourceId ?? 0, '');
  const content = languagesExport(groups, index, { chosen, exportName, sourceId, writing }, options);
  const all = formatsOf(options.platform);
  const shared = all.filter(isShared);
  if (shared.length > 0)
    return distinctPaths(shared.flatMap((format) => writeSharedFiles(format, project, content, options)));
  const mixed = mixedFilesOf(project, all, options);
  const inShared = mixed.shared.map((profile) => ({ profile }));
  const files = languages.flatMap((language, position) => {
    if (mixed.shared.length > 0 && !mixed.own.has(language.id)) return [];
    const { id } = language;
    const code = codes[position] ?? '';
    const writing = writingOf(id, code);
    const kept = keptFilesOf(language, code, project, options, writing);
    const formats = formatsOf(options.platform).filter((format) =>
      kept.every((file) => file.format !== format),
    );
    const write = (some: readonly ExportGroup[]): ExportFile[] => {
      const selected = selectGroups(some, id, index, exportName, options);
      const written = selected.map((group) => marked(group, chosen));
      return formats.flatMap((format) => codecOf(format).write?.(written, code, writing) ?? []);
    };
    const place = placeOf(id, code, options);
    if (kept.length === 0) return write(groups).map(place);
    const plain = selectGroups(groups, id, index, (_, { name }) => name, options);
    const others = groupsOutside([...kept, ...inShared], plain);
    // Beside files that came back, one is written only if there is something left for it.
    return [
      ...writeKeptFiles(kept, plain, code, writing, inShared),
      ...(others.length > 0 ? write(onlyKeys(groups, others)) : []),
    ].map(place);
  });
  return distinctPaths([...writeMixedFiles(all, project, content, mixed, options), ...files]);
}

/** What is written into files that hold several languages. */
function languagesExport(
  groups: readonly ExportGroup[],
  index: ValueIndex,
  names: Pick<LanguagesExport, 'exportName' | 'sourceId' | 'writing'> & { chosen: ChosenNames | null },
  options: WriteOptions,
): LanguagesExport {
  const { chosen, ...given } = names;
  return {
    groups,
    ...given,
    mark: (group) => marked(group, chosen),
    select: (id, nameOf, isWhole) =>
      selectGroups(
        groups,
        id,
        index,
        nameOf,
        isWhole ? { ...options, validatedOnly: false, leaveOutStale: false } : options,
      ),
    options,
  };
}

/** Puts a file of a language into its place, which only the base language changes. */
function placeOf(languageId: number, code: string, { baseLanguageId, platform }: WriteOptions) {
  const { baseFolder, hasPlainBase } = PLATFORM_RULES[platform];
  return (file: ExportFile): ExportFile => {
    if (languageId !== baseLanguageId) return file;
    const path = hasPlainBase ? pathWithoutLanguage(file.path, code) : file.path;
    return { ...file, path: baseFolder === null ? path : path.replace(/^[^/]*/, baseFolder) };
  };
}

/** The keys of a project that are among others of the same names. */
function onlyKeys(groups: readonly ExportGroup[], others: readonly WrittenGroup[]): ExportGroup[] {
  const names = new Map(others.map(({ name, keys }) => [name, new Set(keys.map((key) => key.name))]));
  return groups.map(({ name, keys }) => ({
    name,
    keys: keys.filter((key) => names.get(name)?.has(key.name)),
  }));
}

/** In how many texts of keys and languages a file of the platform cannot hold every character. */
export function countReplacedTexts(project: ExportProject, options: WriteOptions): number {
  const isReplaced = formatsOf(options.platform).flatMap((format) => codecOf(format).replacesIn ?? []);
  if (isReplaced.length === 0) return 0;
  const index = indexValues(project.groups);
  const exportName = namesOf(flatNames(project.groups, options), options);
  return chosenLanguages(project, options)
    .flatMap(({ id }) => selectGroups(project.groups, id, index, exportName, options))
    .flatMap(({ keys }) => keys)
    .filter((key) => isReplaced.some((replaces) => replaces(key))).length;
}

/** The chosen languages in their order. */
const chosenLanguages = ({ languages }: ExportProject, { languageIds }: WriteOptions) =>
  languageIds.flatMap((id) => languages.find((language) => language.id === id) ?? []);

const marked = (group: WrittenGroup, chosen: ChosenNames | null): WrittenGroup =>
  chosen?.isCommonUnmarked && group.name === COMMON_GROUP ? { ...group, name: '' } : group;

/** Keys that take a number because their name is taken: to be shown, with the advice to prefix. */
export const numberedKeys = (
  { groups }: ExportProject,
  options: Pick<WriteOptions, 'platform' | 'prefix'>,
): NumberedKey[] => flatNames(groups, options)?.numbered ?? [];

function namesOf(
  chosen: ChosenNames | null,
  options: WriteOptions,
): (group: ExportGroup, key: ExportKey) => string {
  if (chosen) return (_, key) => chosen.names.get(key) ?? key.name;
  return options.prefix ? (group, key) => `${group.name}_${key.name}` : (_, key) => key.name;
}

/** Null where every group is a namespace of its own. */
function flatNames(
  groups: readonly ExportGroup[],
  { platform, prefix }: Pick<WriteOptions, 'platform' | 'prefix'>,
): ChosenNames | null {
  const { nameForm, ...rules } = PLATFORM_RULES[platform];
  return nameForm && chooseNames(groups, { ...rules, nameForm }, prefix);
}
