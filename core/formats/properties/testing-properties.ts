import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';

/** Much of everything that the reader looks at, or what never ends. */
export const PROPERTIES: readonly Body[] = [
  ['entries', (size) => times(size, (at) => `k${at}=x\n`)],
  ['entries of one name', (size) => 'a=x\r'.repeat(size)],
  ['names without a text', (size) => times(size, (at) => `k${at}\n`)],
  ['forms', (size) => times(size, (at) => `k${at}.one=x\nk${at}.other=y\n`)],
  ['forms of one plural', (size) => 'a.one=x\na.other=y\n'.repeat(size)],
  ['groups', (size) => times(size, (at) => `g${at}.a=x\n`)],
  ['markers', (size) => times(size, (at) => `# MARK: - g${at}\ng${at}.a=x\n`)],
  ['a name of dots', (size) => `a${'.'.repeat(size)}=x`],
  ['comments above an entry', (size) => `${'# a\n! b\n'.repeat(size)}a=b`],
  ['a comment of white space', (size) => `#${' '.repeat(size)}x\na=b`],
  ['a comment of signs', (size) => `${'#'.repeat(size)}\na=b`],
  ['a comment that is nearly an entry', (size) => `# ${'a.'.repeat(size)}\na=b`],
  ['a marker of white space', (size) => `#MARK:${' '.repeat(size)}x`],
  ['lines that continue each other', (size) => `a=${'x\\\n  '.repeat(size)}`],
  ['blank lines that continue each other', (size) => `${' \\\n'.repeat(size)}a=b`],
  ['a separator on many lines', (size) => `a${' \\\r\n'.repeat(size)}=${' \\\n'.repeat(size)}b`],
  ['backslashes', (size) => `a=${'\\'.repeat(size)}`],
  ['escapes', (size) => `a=${'\\u00e9\\n'.repeat(size)}`],
  ['separators', (size) => '='.repeat(size)],
  ['white space', (size) => `${' \n'.repeat(size)}a${' '.repeat(size)}=${' '.repeat(size)}b`],
];

/** Pieces that are nearly files. */
export const PROPERTIES_FRAGMENTS: string[] = [
  'a=b',
  'a.one=b',
  'a.other: c',
  'a b',
  '=',
  ':',
  ' ',
  '\n',
  '\r',
  '\\',
  '\\\n',
  '\\u00',
  '# a\n',
  '! a',
  '# MARK: - a\n',
];
