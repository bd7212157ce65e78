import { withoutEscapes } from '../text/backslashes.js';
import { unitEscape } from '../text/unit-escapes.js';
import type { PropertiesStyle } from './style.js';

type Encoding = Pick<PropertiesStyle, 'isAscii' | 'isLatin' | 'isCapital'>;

const LINE_END = /^(?:\r\n?|\n)[ \t\f]*/;
const UNIT = /^u[\da-fA-F]{4}/;
const NAMED = new Map([
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['f', '\f'],
]);

/** A name or a text as java.util.Properties reads it; an escape that it refuses stays as it is. */
export const unescaped = (raw: string): string =>
  raw.includes('\\') ? withoutEscapes(raw, readEscape) : raw;

function readEscape(escape: string): string {
  const named = NAMED.get(escape.charAt(0));
  if (named !== undefined) return named + escape.slice(1);
  if (!escape.startsWith('u')) return escape.replace(LINE_END, '');
  return UNIT.test(escape)
    ? String.fromCharCode(parseInt(escape.slice(1, 5), 16)) + escape.slice(5)
    : `\\${escape}`;
}

/** A text as a file holds it behind its separator. */
export const escapedText = (text: string, encoding: Encoding): string =>
  escaped(text, encoding).replace(/^[ =:]/, '\\$&');

/** A name as a file holds it at the beginning of a line. */
export const escapedName = (name: string, encoding: Encoding): string =>
  escaped(name, encoding).replace(/[ =:]/g, '\\$&').replace(/^[#!]/, '\\$&');

const SPECIAL = /[\\\u2028\u2029\ufeff\ufffe\uffff]|\p{Cc}/gu;
const SIGNS = new Map([
  ['\\', '\\\\'],
  ...[...NAMED].map(([letter, sign]) => [sign, `\\${letter}`] as const),
]);

const escaped = (text: string, encoding: Encoding): string =>
  inEncoding(
    text.replace(SPECIAL, (sign) => SIGNS.get(sign) ?? unitEscape(sign, encoding)),
    encoding,
  );

/** A text whose characters the encoding has. */
export function inEncoding(text: string, { isAscii, isLatin, isCapital }: Encoding): string {
  const unitOf = (unit: string): string => unitEscape(unit, { isCapital });
  if (isAscii) return text.replace(/[\u007f-\uffff]/g, unitOf);
  return isLatin ? text.replace(/[\u007f-\u009f\u0100-\uffff]/g, unitOf) : text;
}
