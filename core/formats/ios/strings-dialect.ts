import { Malformed } from '../malformed.js';
import { markerLine } from '../marker-line.js';
import type { Dialect, NewKey } from '../profile/kept-file.js';
import { storable } from '../storable.js';
import { trimLines } from '../trim-lines.js';
import { plistDialect } from './plist-dialect.js';
import { isXmlStrings } from './read-strings.js';
import { scanStrings } from './strings-scanner.js';
import { quoted } from './write-strings.js';

const COMMENT = /\/\*([^]*?)\*\/|\/\/([^\n\r\u2028\u2029]*)/g;

/** iOS .strings as the file at hand writes them. */
export const stringsDialectOf = (source: string): Dialect =>
  isXmlStrings(source) ? plistDialect(source) : stringsDialect;

const stringsDialect: Dialect = {
  nameForm: (name) => name,
  decode: (raw) => [storable(valueOf(raw))],
  encode: ([text = ''], { tag }) => (tag === undefined ? quoted(text) : withValue(tag, text)),
  readComment: stringsComment,
  writeComment: (description, _, raw) => commentLike(description, raw),
  writeKey: (key, { lead }) => described(key, lead ?? '\n'),
  writeGroup: (name, keys, { lead }) =>
    `\n\n// ${markerLine(name)}${keys.map((key) => described(key, lead ?? '\n')).join('')}`,
  writeForm: () => null,
};

/** What a row of comments says, without white space around it and at the beginning of its lines. */
export function stringsComment(raw: string): string {
  const texts = [...raw.matchAll(COMMENT)].map(([, block, line = '']) => block ?? line);
  return texts.map(trimLines).join('\n').trim();
}

function comment(text: string): string {
  return `/* ${text.replaceAll('*/', '* /')} */`;
}

/** A comment in the place of another one, `raw`: behind slashes as that one, if it has one line; as tight at its ends. */
function commentLike(text: string, raw: string): string {
  if (LINE_COMMENT.test(raw) && !LINE_END.test(text)) return `//${/^\/\/\S/.test(raw) ? '' : ' '}${text}`;
  const written = comment(text);
  const isTight = /^\/\*[^\s*]/.test(raw) && /[^\s*]\*\/$/.test(raw) && !/^[*/]|\*$/.test(text);
  return isTight ? `/*${written.slice('/* '.length, -' */'.length)}*/` : written;
}

const LINE_COMMENT = /^\/\/[^\n\r\u2028\u2029]*$/;
const LINE_END = /[\n\r\u2028\u2029]/;

const described = ({ description, name, texts }: NewKey, lead: string): string =>
  (description === '' ? '' : `${lead}${comment(description)}`) +
  `${description === '' ? lead : '\n'}${quoted(name)} = ${quoted(texts[0] ?? '')};`;

/** `key;` says the same as `key = key;`. */
const withValue = (key: string, text: string): string =>
  valueOf(key) === text ? key : `${key} = ${quoted(text)}`;

/** A profile that was tampered with may hold anything. */
function valueOf(raw: string): string {
  let value = '';
  try {
    scanStrings(`key = ${raw};`, {
      entry: (_, text) => {
        value = text;
      },
      comment: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
  }
  return value;
}
