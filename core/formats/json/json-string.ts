import { unitEscape } from '../text/unit-escapes.js';
import type { JsonStyle } from './style.js';

/**
 * Where the characters of a JSON string stand in its source.
 *
 * @param raw with its quotes
 * @returns the offset in `raw` of each UTF-16 unit, and of the closing quote
 */
export function offsetsIn(raw: string): (unit: number) => number {
  if (!raw.includes('\\')) return (unit) => unit + 1;
  const offsets: number[] = [];
  for (let at = 1; at < raw.length;) {
    offsets.push(at);
    if (raw[at] !== '\\') at += 1;
    else at += raw[at + 1] === 'u' ? 6 : 2;
  }
  return (unit) => offsets[unit] ?? raw.length - 1;
}

/** A text as a JSON string. */
export function quoted(
  text: string,
  { escapesSlash, isAscii, isCapital }: Pick<JsonStyle, 'escapesSlash' | 'isAscii' | 'isCapital'>,
): string {
  const plain = JSON.stringify(text);
  const slashed = escapesSlash ? plain.replaceAll('/', '\\/') : plain;
  return isAscii ? slashed.replace(/[\u007f-\uffff]/g, (unit) => unitEscape(unit, { isCapital })) : slashed;
}
