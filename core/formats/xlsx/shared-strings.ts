import { SLOT } from './marks.js';
import { tagsOf } from './xml-tags.js';

/** A string, and where it stands in its part. */
export interface SharedString {
  start: number;
  end: number;
  source: string;
}

export function sharedStrings(source: string): SharedString[] {
  const strings: SharedString[] = [];
  let start = -1;
  for (const { index, end, isClosing, isEmpty } of tagsOf(source, 'si')) {
    if (isEmpty) strings.push({ start: end, end, source: '' });
    else if (!isClosing) start = end;
    else if (start >= 0) {
      strings.push({ start, end: index, source: source.slice(start, index) });
      start = -1;
    }
  }
  return strings;
}

/** The part without the strings of these numbers, whose places are marked. */
export function withSlots(
  source: string,
  strings: readonly SharedString[],
  numbers: ReadonlySet<number>,
): string {
  const pieces: string[] = [];
  let from = 0;
  for (const [number, { start, end }] of strings.entries()) {
    // An empty element has no place for a text.
    if (start === end || !numbers.has(number)) continue;
    pieces.push(source.slice(from, start), SLOT, String(number), SLOT);
    from = end;
  }
  return [...pieces, source.slice(from)].join('');
}

/** The number in a marked place; null where none is. */
export function slotIn({ source }: SharedString): number | null {
  return source.startsWith(SLOT) && source.endsWith(SLOT) ? Number(source.slice(1, -1)) : null;
}
