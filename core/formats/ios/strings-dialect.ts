import { Malformed } from '../text/malformed.js';
import { markerLine } from '../text/marker-line.js';
import type { Dialect } from '../model/kept-file.js';
import type { ProfileStyle } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import { renamedLast } from '../text/renamed.js';
import { trimLines } from '../text/trim-lines.js';
import { plistDialect } from './plist-dialect.js';
import { scanStrings } from './strings-scanner.js';
import { quoted, stringsBlockComment, stringsEntry } from './strings-entry.js';

const COMMENT = /\/\*([^]*?)\*\/|\/\/([^\n\r\u2028\u2029]*)/g;

/** The start of a .strings file that is an XML property list, as some tools write it. */
const XML_START = /^\s*<(?:\?xml|!DOCTYPE|plist|!--)/;

/** Whether a .strings file is an XML property list. */
export const isXmlStrings = (source: string): boolean => XML_START.test(source);

/** Writes entries of iOS .strings in the syntax of this file. */
export const stringsDialectOf = (source: string, style: Pick<ProfileStyle, 'lead'>): Dialect =>
  isXmlStrings(source) ? plistDialect(source, style) : stringsDialect(style.lead ?? '\n');

const stringsDialect = (lead: string): Dialect => ({
  nameForm: (name) => name,
  decode: (raw) => [storable(valueOf(raw))],
  encode: ([text = ''], { tag }) => (tag === undefined ? quoted(text) : withValue(tag, text)),
  readComment: stringsComment,
  writeComment: commentLike,
  writeKey: (key) => stringsEntry(key, lead),
  writeGroup: (name, keys) =>
    `\n\n// ${markerLine(name)}${keys.map((key) => stringsEntry(key, lead)).join('')}`,
  writeForm: () => null,
  rename: (source, from, to) =>
    renamedLast(source, KEY, (_, key = '', behind = '') =>
      valueOf(key) === from ? nameLike(key, to) + behind : null,
    ),
});

/** A name without quotes has none again, if it can. */
const nameLike = (raw: string, name: string): string =>
  raw.startsWith('"') || !BARE_NAME.test(name) ? quoted(name) : name;

const BARE_NAME = /^[\w.$:/-]+$/;

const KEY = /((?:"(?:[^"\\]|\\[^])*"|[\w.$:/-]+))([^\S]*=[^\S]*)$/g;

/** The text of consecutive comments, without white space around it and at the start of its lines. */
export function stringsComment(raw: string): string {
  const texts = [...raw.matchAll(COMMENT)].map(([, block, line = '']) => block ?? line);
  return texts.map(trimLines).join('\n').trim();
}

/** Replaces the comment `raw` in its style: slashes if the text has one line, and the same white space at its ends. */
function commentLike(text: string, raw: string): string {
  if (LINE_COMMENT.test(raw) && !LINE_END.test(text)) return `//${/^\/\/\S/.test(raw) ? '' : ' '}${text}`;
  const written = stringsBlockComment(text);
  const isTight = /^\/\*[^\s*]/.test(raw) && /[^\s*]\*\/$/.test(raw) && !/^[*/]|\*$/.test(text);
  return isTight ? `/*${written.slice('/* '.length, -' */'.length)}*/` : written;
}

const LINE_COMMENT = /^\/\/[^\n\r\u2028\u2029]*$/;
const LINE_END = /[\n\r\u2028\u2029]/;

/** `key;` is short for `key = key;`. */
const withValue = (key: string, text: string): string =>
  valueOf(key) === text ? key : `${key} = ${quoted(text)}`;

/** Returns '' for invalid source: a tampered profile may contain anything. */
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
