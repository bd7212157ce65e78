import { withoutEscapes } from '../text/backslashes.js';
import { widthOf } from './width.js';

/** Escaped bytes in a row, or an escaped backslash, behind which digits are digits. */
const BYTES = /\\\\|(?:\\[0-7]{1,3}|\\x[\da-fA-F]{1,2})+/g;
const NAMED = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

/** The text of one string or several, from quote to quote. */
export function poText(raw: string): string {
  const inner = raw.slice(1, -1);
  const joined = inner.includes('"') ? inner.replace(/(?<!\\)((?:\\\\)*)"\s*"/g, '$1') : inner;
  return joined.includes('\\')
    ? withoutEscapes(
        joined.replace(BYTES, (bytes) => (bytes === '\\\\' ? null : utf8(bytes)) ?? bytes),
        unescaped,
      )
    : joined;
}

const CODE = /^(?:([0-7]{1,3})|x([\da-fA-F]{1,2}))/;

function unescaped(escape: string): string {
  const named = NAMED.get(escape.charAt(0));
  if (named !== undefined) return named + escape.slice(1);
  const found = CODE.exec(escape);
  if (!found) return escape;
  const [code, octal, hex = ''] = found;
  const byte = octal === undefined ? parseInt(hex, 16) : parseInt(octal, 8);
  return String.fromCharCode(byte & 0xff) + escape.slice(code.length);
}

/** Bytes are those of UTF-8; null where only some of them are above ASCII, or they are none. */
function utf8(source: string): string | null {
  const bytes = source
    .split('\\')
    .slice(1)
    .map((one) => (one.startsWith('x') ? parseInt(one.slice(1), 16) : parseInt(one, 8)));
  if (bytes.every((byte) => byte < 0x80)) return null;
  try {
    return decodeURIComponent(
      bytes.map((byte) => `%${(byte & 0xff).toString(16).padStart(2, '0')}`).join(''),
    );
  } catch {
    return null;
  }
}

const SPECIAL = /["\\]|(?![\u0080-\u009f])\p{Cc}/gu;
const SIGNS = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ...[...NAMED].map(([letter, sign]) => [sign, `\\${letter}`] as const),
]);

const escaped = (text: string): string =>
  text.replace(SPECIAL, (sign) => SIGNS.get(sign) ?? `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);

/** How strings are wrapped: after so many columns; absent: only behind line ends. */
export interface Wrapping {
  newline: string;
  isUnwrapped?: true;
  /** A text of several lines is on one, too. */
  isOneLine?: true;
}

/** After how many of them msgcat goes to the next line. */
export const COLUMNS = 79;

/**
 * A text behind its keyword, on one line if it fits, and otherwise on several below it, as msgcat writes it.
 *
 * @param keyword with the space behind it
 */
export function poString(text: string, keyword: string, style: Wrapping): string {
  if (style.isOneLine) return `"${escaped(text)}"`;
  const lines = linesOf(text);
  const [only = ''] = lines;
  if (lines.length === 1 && fits(escaped(only), keyword.length, style)) return `"${escaped(only)}"`;
  return ['""', ...lines.flatMap((line) => stringsOf(line, style))].join(style.newline);
}

/**
 * A text in the place of another one: the lines of it that are the same stay wrapped as they were.
 *
 * @param raw the strings of the other one, from quote to quote
 */
export function poStringLike(text: string, raw: string, keyword: string, style: Wrapping): string {
  const lines = linesOf(text);
  if (style.isOneLine || lines.length === 1) return poString(text, keyword, style);
  const known = new Map<string, string[]>();
  let strings: string[] = [];
  const [, ...below] = raw.match(STRING) ?? [];
  for (const [at, string] of below.entries()) {
    strings.push(string);
    if (at < below.length - 1 && !poText(string).endsWith('\n')) continue;
    known.set(poText(strings.join('')), strings);
    strings = [];
  }
  return ['""', ...lines.flatMap((line) => known.get(line) ?? stringsOf(line, style))].join(style.newline);
}

const STRING = /"(?:[^"\\]|\\.)*"/gs;

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** Whether a line is on one with what stands before it. */
const fits = (line: string, before: number, { isUnwrapped }: Wrapping): boolean =>
  isUnwrapped === true || widthOf(line) + before + 2 <= COLUMNS;

/** The strings of a line of a text. */
function stringsOf(text: string, style: Wrapping): string[] {
  const line = escaped(text);
  const wrapped = fits(line, 0, style) ? [line] : wrap(line, COLUMNS - 2);
  return wrapped.map((one) => `"${one}"`);
}

/** Pieces that are not parted: words with the white space behind them, signs of Chinese and Japanese, escapes. */
const PIECE = /(?:\\.|[^\\\s\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef-])*(?:(?:\\.|[^\\])\s*)?/gsu;

function wrap(line: string, columns: number): string[] {
  const lines: string[] = [];
  let current = '';
  let width = 0;
  for (const piece of line.match(PIECE) ?? []) {
    const own = widthOf(piece);
    if (current !== '' && width + own > columns) {
      lines.push(current);
      [current, width] = ['', 0];
    }
    current += piece;
    width += own;
  }
  return current === '' ? lines : [...lines, current];
}
