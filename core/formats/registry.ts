import type { FileFormat } from './file-format.js';
import type { Platform } from './platforms.js';

/** In the order in which files of one import are read, and those of one platform written. */
const REGISTERED = [
  {
    id: 'json',
    platform: 'web',
    extensions: ['json'],
    parseError: 'json_parse_error',
    expectedBeside: 'json_expected_content',
  },
  { id: 'xml', platform: 'android', extensions: ['xml'], expectedBeside: 'xml_file_expected' },
  {
    id: 'strings',
    platform: 'ios',
    extensions: ['strings'],
    expectedBeside: 'stringsdict_file_expected',
    companion: 'stringsdict',
  },
  {
    id: 'stringsdict',
    platform: 'ios',
    extensions: ['stringsdict'],
    parseError: 'stringsdict_parse_error',
    expectedBeside: 'strings_file_expected',
    companion: 'strings',
  },
  {
    id: 'xcstrings',
    platform: 'xcstrings',
    extensions: ['xcstrings'],
    parseError: 'json_parse_error',
    languages: 'all',
  },
  { id: 'arb', platform: 'flutter', extensions: ['arb'], parseError: 'json_parse_error' },
  { id: 'properties', platform: 'java', extensions: ['properties'] },
  { id: 'resx', platform: 'dotnet', extensions: ['resx', 'resw'] },
  { id: 'csv', platform: 'csv', extensions: ['csv', 'tsv'], languages: 'all' },
  { id: 'xlsx', platform: 'xlsx', extensions: ['xlsx'], languages: 'all' },
  { id: 'xliff', platform: 'xliff', extensions: ['xliff', 'xlf'], languages: 'pair' },
  { id: 'yaml', platform: 'rails', extensions: ['yml', 'yaml'], parseError: 'yaml_parse_error' },
  { id: 'po', platform: 'gettext', extensions: ['po', 'pot'], parseError: 'po_parse_error' },
] as const satisfies readonly FileFormat[];

export type FormatId = (typeof REGISTERED)[number]['id'];

/** Every format of the product. Apart from `codecs.ts`, which pages do not load. */
export const FORMATS: readonly FileFormat[] = REGISTERED;

/** The format that a file's name announces, whatever its case; null for any other extension. */
export function formatOf(fileName: string): FileFormat | null {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMATS.find(({ extensions }) => extensions.includes(extension)) ?? null;
}

/** The platform a file belongs to by its name, or null. */
export const platformOf = (fileName: string): Platform | null => formatOf(fileName)?.platform ?? null;

export const formatsOf = (platform: Platform): FileFormat[] =>
  FORMATS.filter((format) => format.platform === platform);

/** The extensions of formats, with dots. */
export const extensionsOf = (formats: readonly FileFormat[]): string[] =>
  formats.flatMap(({ extensions }) => extensions.map((one) => `.${one}`));

/** On the web, a language is one file, in which the names of groups are part of those of keys. */
export const WEB_FORMATS: readonly string[] = formatsOf('web').map(({ id }) => id);
