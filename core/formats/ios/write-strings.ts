import type { WrittenGroup } from '../export/export-types.js';
import { markerLine } from '../marker-line.js';

const SPECIAL = /["\\\u2028\u2029\uFFFE\uFFFF]|\p{Cc}/gu;
const WRITTEN = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\t', '\\t'],
  ['\r', '\\r'],
]);

/** iOS .strings (docs/formats.md, 10.5): the singular keys; an empty file when there is none. */
export function writeStrings(groups: readonly WrittenGroup[]): string {
  return groups
    .map(({ name, keys }) => ({ name, keys: keys.filter(({ isPlural }) => !isPlural) }))
    .filter(({ keys }) => keys.length > 0)
    .map(({ name, keys }) => {
      const lines = keys.map((key) => `${quoted(key.name)} = ${quoted(key.texts[0] ?? '')};\n`);
      return `// ${markerLine(name)}\n${lines.join('')}`;
    })
    .join('\n');
}

/** A text as a quoted string. */
export const quoted = (text: string): string => `"${text.replace(SPECIAL, escapeCharacter)}"`;

/** U+0080 to U+009F are text like any other. */
function escapeCharacter(character: string): string {
  const isText = character > '\u007F' && character < '\u00A0';
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return WRITTEN.get(character) ?? (isText ? character : `\\U${code}`);
}
