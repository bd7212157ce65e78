import { androidName } from './android/names.js';
import { writeAndroid } from './android/write.js';
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
import type { Platform } from './files.js';
import { writeStrings } from './ios/write-strings.js';
import { writeStringsdict } from './ios/write-stringsdict.js';
import { androidFolder, fileStem, languageCodes } from './language-code.js';
import { writeWebJson } from './web/write.js';
import { isXmlText } from './xml/write.js';

/**
 * The files of a project for one platform (docs/formats.md, section 10), language by language. Pure: the same
 * project and options give the same bytes.
 */
export function writeProject(project: ExportProject, options: ExportOptions): ExportFile[] {
  const selected = selectLanguages(project, options);
  const codes = languageCodes(selected.map(({ name }) => name));
  return selected.flatMap(({ groups }, position) => WRITERS[options.platform](groups, codes[position] ?? ''));
}

/**
 * How many keys and languages have a plural text in which `.stringsdict` puts U+FFFD: XML holds neither control
 * characters nor U+FFFE and U+FFFF (docs/formats.md, 10.6).
 */
export const countReplacedTexts = (project: ExportProject, options: ExportOptions): number =>
  options.platform === 'ios'
    ? selectLanguages(project, options)
        .flatMap(({ groups }) => groups.flatMap(({ keys }) => keys))
        .filter(({ isPlural, name, texts }) => isPlural && [name, ...texts].some((text) => !isXmlText(text)))
        .length
    : 0;

/** The chosen languages in their order, with what the files of each hold. */
function selectLanguages(
  { groups, languages }: ExportProject,
  options: ExportOptions,
): { name: string; groups: WrittenGroup[] }[] {
  const index = indexValues(groups);
  const nameOf = namesOf(groups, options);
  return options.languageIds
    .flatMap((id) => languages.find((language) => language.id === id) ?? [])
    .map(({ id, name }) => ({ name, groups: selectGroups(groups, id, index, nameOf, options) }));
}

/** Keys that take a number because their name is taken: to be shown, with the advice to prefix. */
export const numberedKeys = (
  { groups }: ExportProject,
  options: Pick<ExportOptions, 'platform' | 'prefix'>,
): NumberedKey[] => flatNames(groups, options)?.numbered ?? [];

const WRITERS: Record<Platform, (groups: WrittenGroup[], code: string) => ExportFile[]> = {
  web: (groups, code) => [{ path: `${fileStem(code)}.json`, text: writeWebJson(groups) }],
  android: (groups, code) => [{ path: `${androidFolder(code)}/strings.xml`, text: writeAndroid(groups) }],
  ios: (groups, code) => {
    const folder = `${fileStem(code)}.lproj`;
    const strings = { path: `${folder}/Localizable.strings`, text: writeStrings(groups) };
    const plurals = writeStringsdict(groups);
    return plurals === null
      ? [strings]
      : [strings, { path: `${folder}/Localizable.stringsdict`, text: plurals }];
  },
};

function namesOf(
  groups: readonly ExportGroup[],
  options: ExportOptions,
): (group: ExportGroup, key: ExportKey) => string {
  const chosen = flatNames(groups, options);
  if (chosen) return (_, key) => chosen.names.get(key) ?? key.name;
  return options.prefix ? (group, key) => `${group.name}_${key.name}` : (_, key) => key.name;
}

/** Null on the web, where every group is a namespace of its own. */
function flatNames(
  groups: readonly ExportGroup[],
  { platform, prefix }: Pick<ExportOptions, 'platform' | 'prefix'>,
): ChosenNames | null {
  if (platform === 'web') return null;
  return chooseNames(groups, platform === 'android' ? androidName : (name) => name, prefix);
}
