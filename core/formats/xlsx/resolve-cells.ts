import { elementTextOf, prefixed, prefixIn, sharedIndex, withText } from './cell-element.js';
import { ABSENT, CELL, FIELD } from './marks.js';
import { richText } from './rich-text.js';

/** The strings that cells share, by number; undefined: it has no text yet. */
export type Strings = (string | undefined)[];

/**
 * Writes the marked cells of a sheet: one whose text is the same as it was, and one whose shared string no other cell has, by the
 * number of that string; all others with a text of their own.
 *
 * @param strings gets the texts of those that have none
 */
export function resolveCells(sheet: string, strings: Strings): string {
  const prefix = prefixIn(sheet, 'sheetData');
  return sheet
    .split(CELL)
    .map((piece, index) => (index % 2 === 0 ? piece : resolved(piece, strings, prefix)))
    .join('');
}

function resolved(marked: string, strings: Strings, prefix: string): string {
  const at = marked.indexOf(FIELD);
  const element = marked.slice(0, at);
  const source = marked.slice(at + 1);
  const text = richText(source);
  if (element.startsWith(ABSENT)) return text === '' ? '' : withText(element.slice(1), text, prefix);
  const index = sharedIndex(element);
  if (index === null || index >= strings.length)
    return text === elementTextOf(element) ? element : withText(element, text, prefix);
  strings[index] ??= source;
  return strings[index] === source ? element : withText(element, text, prefix);
}

/** The shared strings with the texts of those that were marked. */
export function resolveStrings(part: string, strings: Strings, slots: RegExp): string {
  const prefix = prefixIn(part, 'sst');
  return part.replace(slots, (_, number: string) => prefixed(strings[Number(number)] ?? '', prefix));
}
