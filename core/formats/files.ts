import type { ImportReason, ImportWarning } from './catalogue.js';
import { report } from './reports.js';

export const PLATFORMS = ['web', 'android', 'ios'] as const;

export type Platform = (typeof PLATFORMS)[number];

export interface ImportFile {
  /** Its extension picks the reader. */
  name: string;
  bytes: Uint8Array;
}

export const FORMATS = ['json', 'xml', 'strings', 'stringsdict'] as const;

export type Format = (typeof FORMATS)[number];

export interface ChosenFile extends ImportFile {
  format: Format;
}

const PLATFORM_OF: Record<Format, Platform> = {
  json: 'web',
  xml: 'android',
  strings: 'ios',
  stringsdict: 'ios',
};

const EXPECTED: Record<Platform, ImportReason> = {
  web: 'json_expected_content',
  android: 'xml_file_expected',
  ios: 'strings_file_expected',
};

/** What a second file beside one of this format should have been. */
const COMPANION: Record<Format, ImportReason> = {
  json: 'json_expected_content',
  xml: 'xml_file_expected',
  strings: 'stringsdict_file_expected',
  stringsdict: 'strings_file_expected',
};

/** The format a file's name announces, whatever its case; null for any other extension. */
export function formatOf(fileName: string): Format | null {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  return FORMATS.find((format) => format === extension) ?? null;
}

/** The platform a file belongs to by its name, or null. */
export function platformOf(fileName: string): Platform | null {
  const format = formatOf(fileName);
  return format && PLATFORM_OF[format];
}

/**
 * Checks that `files` are one import: one .json, one .xml, one .strings, one .stringsdict, or the last two together.
 *
 * @returns the files to read, .strings before .stringsdict, or the expectation message of the file that is too much.
 */
export function chooseFiles(files: readonly ImportFile[], platform?: Platform): ChosenFile[] | ImportWarning {
  const chosen: ChosenFile[] = [];
  for (const file of files) {
    const format = formatOf(file.name);
    const fits = format !== null && (platform === undefined || PLATFORM_OF[format] === platform);
    if (fits && mayJoin(chosen, format)) chosen.push({ ...file, format });
    else return report(expectation(chosen[0]?.format ?? firstFormat(files), platform), { file: file.name });
  }
  if (chosen.length === 0) return report(EXPECTED[platform ?? 'web'], {});
  return chosen.sort((a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format));
}

const mayJoin = (chosen: readonly ChosenFile[], format: Format): boolean =>
  chosen.length === 0 ||
  (PLATFORM_OF[format] === 'ios' &&
    chosen.every((other) => PLATFORM_OF[other.format] === 'ios' && other.format !== format));

/** If the first file has no known format, the second one determines the expected format. */
const firstFormat = (files: readonly ImportFile[]): Format | null =>
  files.map(({ name }) => formatOf(name)).find((format) => format !== null) ?? null;

function expectation(beside: Format | null, platform?: Platform): ImportReason {
  if (platform && (beside === null || PLATFORM_OF[beside] !== platform)) return EXPECTED[platform];
  return beside ? COMPANION[beside] : 'json_expected_content';
}
