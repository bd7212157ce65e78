import { TextDecoder } from 'node:util';

/** @typedef {'utf-8' | 'utf-16le' | 'utf-16be'} Encoding */

const STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"`;
const JSON_TOKENS = new RegExp(String.raw`${STRING}|[{}[\],:]|[^\s{}[\],:"]+`, 'g');
const STRINGS_TOKENS = new RegExp(
  String.raw`${STRING}|'(?:\\[\s\S]|[^'\\])*'|/\*[\s\S]*?\*/|//[^\r\n]*|[={}();,]|[^\s"'={}();,]+`,
  'g',
);
const XML_TOKENS = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[^>]*>|[^<]+/g;

/**
 * The encoding of a file by its byte order mark, as all platforms detect it.
 * @param {Uint8Array} bytes
 * @returns {{ encoding: Encoding, hasBom: boolean }}
 */
export function encodingOf([first, second, third]) {
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', hasBom: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', hasBom: true };
  return { encoding: 'utf-8', hasBom: first === 0xef && second === 0xbb && third === 0xbf };
}

/** @param {Uint8Array} bytes */
export const sourceOf = (bytes) => new TextDecoder(encodingOf(bytes).encoding).decode(bytes);

/**
 * A source less the white space outside of its texts. Deliberately simpler than the readers of the product, which are
 * on trial here.
 * @param {string} file its name
 * @param {string} source
 */
export function tokensOf(file, source) {
  if (file.endsWith('.json')) return source.match(JSON_TOKENS) ?? [];
  if (!isXml(source)) return source.match(STRINGS_TOKENS) ?? [];
  const tokens = source.match(XML_TOKENS) ?? [];
  return tokens
    .filter((token, at) => token.trim() !== '' || isWholeText(tokens[at - 1], tokens[at + 1]))
    .map((token) => (/^<[^!]/.test(token) ? withoutSpaces(token) : token));
}

/** @param {string} source */
export const isXml = (source) => /^\s*</.test(source);

/**
 * @param {string} file
 * @param {string} source
 */
export const commentsOf = (file, source) =>
  tokensOf(file, source).filter((token) => /^(<!--|\/\*|\/\/)/.test(token));

/**
 * White space alone is a text between the two tags of one element.
 * @param {string | undefined} before
 * @param {string | undefined} after
 */
function isWholeText(before = '', after = '') {
  const name = /^<([^\s/>!?]+)/.exec(before)?.[1];
  return name !== undefined && !before.endsWith('/>') && after.startsWith(`</${name}`);
}

/**
 * White space between attributes counts as one space, that in their values as it is.
 * @param {string} tag
 */
const withoutSpaces = (tag) =>
  tag.replace(/("[^"]*"|'[^']*')|\s+/g, (_, /** @type {string | undefined} */ value) => value ?? ' ');
