import { parseMarkup } from './markup.js';

const SPECIAL = /[\\'"&<>\uFFFE\uFFFF]|\p{Cc}/gu;
const SPACE = '\\u0020';
const ALIAS = /^@(?:[\p{XID_Continue}.]+:)?string\/[\p{XID_Continue}.-]+$/u;
const WRITTEN = new Map([
  ['\\', '\\\\'],
  ["'", "\\'"],
  ['"', '\\"'],
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\n', '\\n'],
  ['\t', '\\t'],
]);

/**
 * A text as the content of `<string>` or `<item>` (docs/formats.md, D-31): inline tags Android renders stay tags, a
 * whole reference to another string stays one, everything else reads back as the same characters.
 */
export function escapeValue(text: string): string {
  const pieces = parseMarkup(text);
  if (!pieces) return escapeWhole(text);
  return pieces
    .map(({ kind, written }, index) =>
      kind === 'text' ? escapeStretch(written, index === 0, index === pieces.length - 1) : written,
    )
    .join('');
}

/** A text of which no tag stays one: `&lt;b>`. */
export const escapeWhole = (text: string): string =>
  ALIAS.test(text) ? text : escapeStretch(text, true, true);

/** A text in quotes, which keep white space and apostrophes as they are. */
export const escapeQuoted = (text: string): string =>
  `"${text.replace(SPECIAL, (character) => (character === "'" ? character : escapeCharacter(character)))}"`;

/** Outside of quotes aapt2 trims the ends of a value, folds spaces, and takes a leading `@` or `?` for a reference. */
function escapeStretch(stretch: string, isFirst: boolean, isLast: boolean): string {
  let written = stretch.replace(SPECIAL, escapeCharacter).replace(/(?<= ) /g, SPACE);
  if (isLast && written.endsWith(' ')) written = written.slice(0, -1) + SPACE;
  if (isFirst && written.startsWith(' ')) return SPACE + written.slice(1);
  return isFirst && /^[@?]/.test(written) ? `\\${written}` : written;
}

const escapeCharacter = (character: string): string =>
  WRITTEN.get(character) ?? (isControl(character) ? unicodeEscape(character) : character);

/** What XML cannot hold or readers would change; U+007F to U+009F are fine. */
const isControl = (character: string): boolean => character < ' ' || character > '\uFFFD';

const unicodeEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** aapt2 refuses several placeholders without positions unless `formatted="false"` is set. */
export function needsUnformatted(text: string): boolean {
  const placeholders = text.replaceAll('%%', '').split('%').slice(1);
  return placeholders.length >= 2 && !placeholders.every((rest) => /^\d+\$/.test(rest));
}
