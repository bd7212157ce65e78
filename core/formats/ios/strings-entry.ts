import type { NewKey } from '../model/kept-file.js';
import { markerOf } from '../text/markers.js';

const SPECIAL = /["\\\u2028\u2029\uFFFE\uFFFF]|\p{Cc}/gu;
const WRITTEN = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\t', '\\t'],
  ['\r', '\\r'],
]);

/**
 * An entry with its description above it, unless that reads as a marker.
 *
 * @param lead white space before it
 */
export function stringsEntry({ name, texts, description }: NewKey, lead: string): string {
  const entry = `${quoted(name)} = ${quoted(texts[0] ?? '')};`;
  const isComment = description !== '' && markerOf(description) === null;
  return isComment ? `${lead}${stringsBlockComment(description)}\n${entry}` : lead + entry;
}

export const stringsBlockComment = (text: string): string => `/* ${text.replaceAll('*/', '* /')} */`;

/** A text as a quoted string. */
export const quoted = (text: string): string => `"${text.replace(SPECIAL, escapeCharacter)}"`;

/** U+0080 to U+009F are text like any other. */
function escapeCharacter(character: string): string {
  const isText = character > '\u007F' && character < '\u00A0';
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return WRITTEN.get(character) ?? (isText ? character : `\\U${code}`);
}
