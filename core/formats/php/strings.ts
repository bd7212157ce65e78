import { behindSpace, behindString } from './tokens.js';

export type Quote = "'" | '"';

/** A string without variables in it, or several that are joined. */
export interface PhpString {
  text: string;
  end: number;
  /** Those of a single string. */
  quote: Quote | null;
}

/** The text of `'a'`, or of `'a' . "b"`; null: it is none, or has variables, constants or comments in it. */
export function stringsAt(source: string, start: number): PhpString | null {
  const first = stringAt(source, start);
  if (!first) return null;
  const texts = [first.text];
  for (let { end } = first; ;) {
    const dot = behindSpace(source, end);
    if (source[dot] !== '.')
      return { text: texts.join(''), end, quote: texts.length > 1 ? null : first.quote };
    const next = stringAt(source, behindSpace(source, dot + 1));
    if (!next) return null;
    texts.push(next.text);
    ({ end } = next);
  }
}

export function stringAt(source: string, start: number): PhpString | null {
  const quote = source.charAt(start);
  if (!isQuote(quote)) return null;
  const end = behindString(source, start);
  const text = end === null ? null : unescaped(source.slice(start + 1, end - 1), quote);
  return end === null || text === null ? null : { text, end, quote };
}

export const isQuote = (sign: string): sign is Quote => sign === "'" || sign === '"';

/** The text that stands between quotes; null if it has variables, or bytes that are no UTF-8. */
export function unescaped(inside: string, quote: Quote): string | null {
  const lines = inside.replaceAll('\r\n', '\n');
  return quote === "'" ? lines.replace(/\\([\\'])/g, '$1') : doubleQuoted(lines);
}

const NAMED: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  v: '\v',
  e: '\u001b',
  f: '\f',
  '\\': '\\',
  $: '$',
  '"': '"',
};
const BYTE = String.raw`x[\da-fA-F]{1,2}|[0-7]{1,3}`;
const ESCAPE = new RegExp(
  String.raw`\\(?:([ntrvef\\$"])|u\{([\da-fA-F]{1,6})\}|((?:${BYTE})(?:\\(?:${BYTE}))*))`,
  'g',
);

function doubleQuoted(inside: string): string | null {
  if (hasVariable(inside)) return null;
  let isText = true;
  const text = inside.replace(ESCAPE, (_, named?: string, code?: string, bytes?: string) => {
    if (named !== undefined) return NAMED[named] ?? '';
    const read = code === undefined ? utf8(bytes ?? '') : character(parseInt(code, 16));
    isText &&= read !== null;
    return read ?? '';
  });
  return isText ? text : null;
}

/** By hand: what is before a sign would be looked at for each. */
function hasVariable(inside: string): boolean {
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === '\\') at += 1;
    else if (inside[at] === '$' && /[A-Za-z_\u0080-\uffff{]/.test(inside.charAt(at + 1))) return true;
    else if (inside[at] === '{' && inside[at + 1] === '$') return true;
  }
  return false;
}

const character = (code: number): string | null =>
  code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? null : String.fromCodePoint(code);

/** The text of bytes that are written one by one. */
function utf8(escapes: string): string | null {
  const bytes = escapes
    .split('\\')
    .map((one) => (one.startsWith('x') ? parseInt(one.slice(1), 16) : parseInt(one, 8) & 0xff));
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** A text as a string, in these quotes if they can hold it on one line. */
export const phpString = (text: string, quote: Quote): string =>
  quote === "'" && !/[^\P{Cc}\t]/u.test(text) ? `'${escaped(text, quote)}'` : `"${escaped(text, '"')}"`;

/** A text in the place of another one, in its quotes, and in as many lines. */
export function rewrittenString(text: string, raw: string): string {
  const quote = raw.charAt(0);
  if (!isQuote(quote)) return phpString(text, "'");
  const isSingle = stringAt(raw, 0)?.end === raw.length;
  if (!isSingle || !raw.includes('\n')) return phpString(text, quote);
  return quote + escaped(text, quote, /[^\P{Cc}\n\t]/gu) + quote;
}

/**
 * A text as it stands between quotes.
 *
 * @param controls the characters that are written as escapes, between double quotes
 */
export function escaped(text: string, quote: Quote, controls = /\p{Cc}/gu): string {
  if (quote === "'") return text.replace(/[\\']/g, '\\$&');
  return text
    .replace(/[\\"]|\$(?=[A-Za-z_\u0080-\uffff{])|(?<=\{)\$/g, '\\$&')
    .replace(controls, (sign) => SIGNS.get(sign) ?? unitOf(sign));
}

const SIGNS = new Map(Object.entries(NAMED).map(([letter, sign]) => [sign, `\\${letter}`]));

const unitOf = (sign: string): string => `\\u{${sign.charCodeAt(0).toString(16)}}`;
