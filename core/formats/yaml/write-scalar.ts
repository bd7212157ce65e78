import { blockScalar, isBlockScalar } from './block-scalar.js';
import { isPlain, needsEscapes } from './source/plain.js';
import { scalarText } from './scalar-text.js';
import type { YamlStyle, YamlText } from './style.js';

type Quotes = Pick<YamlStyle, 'quote' | 'isQuoted'>;

/** A text as the current file writes new ones. */
export function scalar(text: string, style: Quotes, isInBrackets?: boolean): string {
  return !style.isQuoted && isPlain(text, isInBrackets) ? text : quoted(text, style);
}

/** A text in the place of another one, in its manner as far as that can hold it. */
export function rewritten(
  text: string,
  { raw, tag = '', isInBrackets, isNoText }: YamlText,
  style: YamlStyle,
): string {
  // In the place of a mapping, it stands behind the colon.
  if (raw === undefined) return (isNoText ? tag : '') + scalar(text, style, isInBrackets);
  // Nothing stood there.
  if (raw === '') return tag + scalar(text, style, isInBrackets);
  if (isBlockScalar(raw)) return rewrittenBlock(text, raw, tag, style);
  if (raw.startsWith('"')) return doubleQuoted(text);
  if (raw.startsWith("'")) return quoted(text, { quote: "'" });
  return isPlain(text, isInBrackets) ? text : quoted(text, style);
}

function rewrittenBlock(text: string, raw: string, tag: string, style: YamlStyle): string {
  const block = blockScalar(text, raw, style.newline);
  if (block !== null && scalarText(block, tag) === text) return block;
  return quoted(text, style) + (/[\n\r]$/.test(raw) ? style.newline : '');
}

function quoted(text: string, { quote }: Quotes): string {
  const isSingle = quote === "'" && !needsEscapes(text);
  return isSingle ? `'${text.replaceAll("'", "''")}'` : doubleQuoted(text);
}

const SPECIAL = /["\\\u2028\u2029\ufeff\ufffe\uffff]|\p{Cc}/gu;
const SIGNS = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

const doubleQuoted = (text: string): string =>
  `"${text.replace(SPECIAL, (sign) => SIGNS.get(sign) ?? unitOf(sign))}"`;

const unitOf = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What is longer is no key but an explicit one. */
const MOST_IMPLICIT = 1_000;

/** A name with what stands between it and its value, without the space. */
export function keySource(name: string, indentation: string, newline: string): string {
  const key = isPlain(name, true) ? name : doubleQuoted(name);
  return key.length > MOST_IMPLICIT ? `? ${key}${newline}${indentation}:` : `${key}:`;
}
