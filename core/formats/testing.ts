import { strToU8 } from 'fflate';

import type { CatalogueGroup, CatalogueKey, Reading } from './model/catalogue.js';
import type { KeptReading } from './model/kept-reading.js';
import type { ImportWarning } from './text/import-warning.js';
import { readFiles } from './index.js';
import type { ReadOptions } from './import/read-options.js';

/** Reads one file given as text: for tests. */
export const readText = (name: string, text: string, options?: ReadOptions): Reading =>
  readFiles([{ name, bytes: strToU8(text) }], options);

/** Warnings at a glance, and what the files hold beside texts: `string-array ×1 2`. */
export const reportsOf = ({ warnings, carried }: Pick<KeptReading, 'warnings' | 'carried'>): string[] => [
  ...warnings.map(brief),
  ...carried.map(({ what, count, line }) => `${what} ×${count} ${line}`),
];

/** `reportsOf` one file given as text. */
export const reportsIn = (name: string, text: string): string[] =>
  reportsOf(readFiles([{ name, bytes: strToU8(text) }], { keep: true }));

/** A catalogue at a glance: `[['home', { title: 'Home', files: ['none', 'one', 'many'] }]]`. */
export const outline = (groups: readonly CatalogueGroup[]): [string, [string, string | string[]][]][] =>
  groups.map(({ name, keys }) => [name, keys.map((key) => [key.name, textsOf(key)])]);

const textsOf = ({ isPlural, values }: CatalogueKey): string | string[] => {
  const texts = values.map(({ name }) => name);
  return isPlural ? texts : (texts[0] ?? '');
};

/** A report at a glance: `empty_name home 3`. */
export const brief = ({ reason, key, line, count, quantities }: ImportWarning): string =>
  [
    reason.replace('imports.', ''),
    key,
    count === undefined ? undefined : `×${count}`,
    quantities?.join('+'),
    line,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

/** Groups with the names of their keys. */
export const namesOf = (groups: readonly CatalogueGroup[]): [string, string[]][] =>
  groups.map(({ name, keys }) => [name, keys.map((key) => key.name)]);

/** What means something to one of the formats, or nothing to most. */
export const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  ']]>',
  '-->',
  '<!--',
  '--',
  '*/',
  '/*',
  '//',
  '\\',
  '\\u',
  '\\u0041',
  '\\U',
  '\\n',
  '\\|',
  '|',
  ' | ',
  "'",
  '"',
  '@',
  '@string/a',
  '?',
  '?attr/a',
  '%',
  '%d',
  '%1$s',
  '%@',
  '%%',
  '&',
  '&amp;',
  '&#10;',
  '&x;',
  '<',
  '>',
  '<b>',
  '</b>',
  '<b>x</b>',
  '<br/>',
  '<a href="x&y">z</a>',
  '<i/>',
  '</string><string name="evil">',
  '";\n"evil" = "',
  '} }',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u00a0',
  '\u3000',
  '\uFEFF',
  '\u0001',
  '\u007f',
  '\uFFFE',
  '\uFFFD',
  '\u202e',
  '😀',
  'e\u0301',
  'é',
  '日本',
  'a',
  'b',
  'common',
  'common_',
  'MARK: - a',
  '_',
  '_2',
  '-',
  '.',
  '1',
  'xmlns',
  '$&',
  '{x}',
];
