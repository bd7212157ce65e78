import { chooseNames } from './export-names.js';
import type { ChosenNames, NumberedKey } from './export-names.js';
import { indexValues, selectGroups } from './export-selection.js';
import type {
  ExportFile,
  ExportGroup,
  ExportKey,
  ExportOptions,
  ExportProject,
  WrittenGroup,
} from './export-types.js';
import { languageCodes } from '../language-code.js';
import { PLATFORM_RULES } from '../platforms.js';
import { formatsOf } from '../registry.js';

/**
 * The files of a project for one platform (docs/formats.md, section 10), language by language. Pure: the same
 * project and options give the same bytes.
 */
export function writeProject(project: ExportProject, options: ExportOptions): ExportFile[] {
  const selected = selectLanguages(project, options);
  const formats = formatsOf(options.platform);
  const codes = languageCodes(selected.map(({ name }) => name));
  return selected.flatMap(({ groups }, position) =>
    formats.flatMap((format) => format.write(groups, codes[position] ?? '') ?? []),
  );
}

/** In how many texts of keys and languages a file of the platform cannot hold every character. */
export function countReplacedTexts(project: ExportProject, options: ExportOptions): number {
  const isReplaced = formatsOf(options.platform).flatMap(({ replacesIn }) => replacesIn ?? []);
  if (isReplaced.length === 0) return 0;
  return selectLanguages(project, options)
    .flatMap(({ groups }) => groups.flatMap(({ keys }) => keys))
    .filter((key) => isReplaced.some((replaces) => replaces(key))).length;
}

/** The chosen languages in their order, with what the files of each hold. */
function selectLanguages(
  { groups, languages }: ExportProject,
  options: ExportOptions,
): { name: string; groups: WrittenGroup[] }[] {
  const index = indexValues(groups);
  const exportName = namesOf(groups, options);
  return options.languageIds
    .flatMap((id) => languages.find((language) => language.id === id) ?? [])
    .map(({ id, name }) => ({ name, groups: selectGroups(groups, id, index, exportName, options) }));
}

/** Keys that take a number because their name is taken: to be shown, with the advice to prefix. */
export const numberedKeys = (
  { groups }: ExportProject,
  options: Pick<ExportOptions, 'platform' | 'prefix'>,
): NumberedKey[] => flatNames(groups, options)?.numbered ?? [];

function namesOf(
  groups: readonly ExportGroup[],
  options: ExportOptions,
): (group: ExportGroup, key: ExportKey) => string {
  const chosen = flatNames(groups, options);
  if (chosen) return (_, key) => chosen.names.get(key) ?? key.name;
  return options.prefix ? (group, key) => `${group.name}_${key.name}` : (_, key) => key.name;
}

/** Null where every group is a namespace of its own. */
function flatNames(
  groups: readonly ExportGroup[],
  { platform, prefix }: Pick<ExportOptions, 'platform' | 'prefix'>,
): ChosenNames | null {
  const { nameForm } = PLATFORM_RULES[platform];
  return nameForm && chooseNames(groups, nameForm, prefix);
}
