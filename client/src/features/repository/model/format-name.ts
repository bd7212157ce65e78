import type { FileView } from '../reading/repository-view.js';

/** Formats as their files are called, in every language. */
const NAMES: Readonly<Record<string, string>> = {
  json: 'JSON',
  xml: 'Android .xml',
  strings: 'Apple .strings',
  stringsdict: 'Apple .stringsdict',
  xcstrings: 'Apple .xcstrings',
  arb: 'Flutter .arb',
  properties: 'Java .properties',
  resx: '.NET .resx',
  csv: 'CSV',
  xlsx: 'Excel .xlsx',
  xliff: 'XLIFF',
  yaml: 'YAML',
  po: 'gettext .po',
  ftl: 'Fluent .ftl',
  php: 'Laravel .php',
  ts: 'Qt .ts',
};

const FLAVOURS: Readonly<Record<string, string>> = { i18next: 'i18next', icu: 'ICU' };

/** @param format an id, or the name of a format that is not supported */
export const formatName = (format: string): string => NAMES[format] ?? format;

/** With the dialect of its plurals: `JSON, i18next`. */
export function formatOfFile({ format, flavour }: Pick<FileView, 'format' | 'flavour'>): string {
  const dialect = FLAVOURS[flavour ?? ''];
  return dialect === undefined ? formatName(format) : `${formatName(format)}, ${dialect}`;
}

export const ALL_FORMATS = Object.values(NAMES).join(', ');
