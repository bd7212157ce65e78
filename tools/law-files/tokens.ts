import { TextDecoder } from 'node:util';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"`;
const JSON_TOKENS = new RegExp(String.raw`${STRING}|[{}[\],:]|[^\s{}[\],:"]+`, 'g');
const STRINGS_TOKENS = new RegExp(
  String.raw`${STRING}|'(?:\\[\s\S]|[^'\\])*'|/\*[\s\S]*?\*/|//[^\r\n]*|[={}();,]|[^\s"'={}();,]+`,
  'g',
);
const XML_TOKENS = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[^>]*>|[^<]+/g;

/** The encoding of a file by its byte order mark, as all platforms detect it. */
export function encodingOf([first, second, third]: Uint8Array): { encoding: Encoding; hasBom: boolean } {
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', hasBom: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', hasBom: true };
  return { encoding: 'utf-8', hasBom: first === 0xef && second === 0xbb && third === 0xbf };
}

export const sourceOf = (bytes: Uint8Array) => new TextDecoder(encodingOf(bytes).encoding).decode(bytes);

/**
 * A source less the white space outside of its texts. Deliberately simpler than the readers of the product, which are
 * on trial here.
 * @param file its name
 */
export function tokensOf(file: string, source: string) {
  if (file.endsWith('.json')) return source.match(JSON_TOKENS) ?? [];
  if (!isXml(source)) return source.match(STRINGS_TOKENS) ?? [];
  const tokens = source.match(XML_TOKENS) ?? [];
  return tokens
    .filter((token, at) => token.trim() !== '' || isWholeText(tokens[at - 1], tokens[at + 1]))
    .map((token) => (/^<[^!]/.test(token) ? withoutSpaces(token) : token));
}

export const isXml = (source: string) => /^\s*</.test(source);

export const commentsOf = (file: string, source: string) =>
  tokensOf(file, source).filter((token) => /^(<!--|\/\*|\/\/)/.test(token));

/** White space alone is a text between the two tags of one element. */
function isWholeText(before: string | undefined = '', after: string | undefined = '') {
  const name = /^<([^\s/>!?]+)/.exec(before)?.[1];
  return name !== undefined && !before.endsWith('/>') && after.startsWith(`</${name}`);
}

/** White space between attributes counts as one space, that in their values as it is. */
const withoutSpaces = (tag: string) =>
  tag.replace(/("[^"]*"|'[^']*')|\s+/g, (_, value: string | undefined) => value ?? ' ');
