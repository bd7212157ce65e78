import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';

/** Much of everything that the reader looks at, or what never ends, below `key,group,form,notes,en,fr`. */
export const CSV: readonly Body[] = [
  ['rows', (size) => times(size, (at) => `k${at},,,,x,y\n`)],
  ['rows of one name', (size) => 'a,,,,x,y\r'.repeat(size)],
  ['groups', (size) => times(size, (at) => `a,g${at},,,x,y\n`)],
  ['forms', (size) => times(size, (at) => `k${at},,one,,x,y\nk${at},,other,,x,y\n`)],
  ['forms of one plural', (size) => times(size, (at) => `a,,${at % 10_000},,x,y\n`)],
  ['forms of other kinds', (size) => times(size, (at) => `a,,f${at},,x,y\n`)],
  ['cells in one row', (size) => `a${','.repeat(size)}`],
  ['short rows', (size) => times(size, (at) => `k${at}\n`)],
  ['blank rows', (size) => '\r\n'.repeat(size)],
  ['blank cells', (size) => ',,,,,\n'.repeat(size)],
  ['texts without a name', (size) => ',,,,x,\n'.repeat(size)],
  ['descriptions', (size) => times(size, (at) => `k${at},,,d,x,\n`)],
  ['quotes in one cell', (size) => `a,,,,"${'""'.repeat(size)}"`],
  ['quotes that end early', (size) => times(size, (at) => `k${at},,,,"a"b"c",\n`)],
  ['quotes that never end', (size) => 'a,,,,"x\n'.repeat(size)],
  ['lines in one cell', (size) => `a,,,,"${'\n'.repeat(size)}"`],
  ['white space', (size) => `a,,,,${' '.repeat(size)},\n`],
  ['apostrophes', (size) => `a,,,,${"'".repeat(size)},\n`],
];

/** Below `key,en,fr`, where names tell forms. */
export const CSV_NAMES: readonly Body[] = [
  ['names of forms', (size) => times(size, (at) => `k${at}_one,x,y\nk${at}_other,x,y\n`)],
  ['names of forms with dots', (size) => times(size, (at) => `k${at}.one,x,y\nk${at}.other,x,y\n`)],
  ['one name of forms', (size) => 'a_one,x,y\na_other,x,y\n'.repeat(size)],
];

/** Pieces that are nearly files. */
export const CSV_FRAGMENTS: string[] = [
  'key,en,fr\n',
  'key;group;form;notes;en\r\n',
  'sep=;\n',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '"',
  '""',
  'a',
  'a_one',
  'a_other',
  'one',
  'other',
  '=1+1',
  "'",
  ' ',
  '"x"y',
];
