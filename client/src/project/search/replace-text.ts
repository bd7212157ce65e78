/** A literal text to find and its replacement. */
export interface ReplaceWish {
  find: string;
  replacement: string;
  matchCase: boolean;
  wholeWord: boolean;
}

/** Maximum number of characters compared at each position: the time grows with the texts only. */
export const LONGEST_FIND = 255;

/** A text in the form that is compared, with the offset of each of its units in the original. */
interface Compared {
  text: string;
  offsets: readonly number[];
}

/** Folds case but keeps accents; a final sigma becomes a sigma. */
const lower = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

// Lower case changes lengths ("İ"): each unit remembers where it came from.
function compared(text: string): Compared {
  const offsets: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const part = lower(character);
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(at);
    folded += part;
    at += character.length;
  }
  offsets.push(at);
  return { text: folded, offsets };
}

const IS_WORD = /^[\p{L}\p{N}\p{M}_]$/u;
const IS_ACCENT = /^[\u0300-\u036f]$/;

/** The character that ends or begins at an offset; empty at the ends of the text. */
const before = (text: string, offset: number): string =>
  [...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
const after = (text: string, offset: number): string => [...text.slice(offset, offset + 2)][0] ?? '';

/** Whether a word continues across an offset. */
const isInsideWord = (text: string, offset: number): boolean =>
  IS_WORD.test(before(text, offset)) && IS_WORD.test(after(text, offset));

/** Whether an offset splits a character, such as a letter and its accent. */
const cutsCharacter = (text: string, offset: number): boolean => IS_ACCENT.test(after(text, offset));

/** Returns `text` with every hit replaced; null if there are no hits. Hits do not overlap. */
export function replaceIn(text: string, wish: ReplaceWish): string | null {
  const hits = hitsOf(text, wish);
  if (hits.length === 0) return null;
  let result = '';
  let from = 0;
  for (const [start, end] of hits) {
    result += text.slice(from, start) + wish.replacement;
    from = end;
  }
  return result + text.slice(from);
}

/** The hits as [start, end) pairs of UTF-16 offsets. */
function hitsOf(text: string, wish: ReplaceWish): [number, number][] {
  const search = readSearch(text, wish);
  if (search === null) return [];
  const { needle, whole, offsets } = search;
  const hits: [number, number][] = [];
  let at = whole.indexOf(needle);
  while (at >= 0) {
    const to = at + needle.length;
    const hit = hitAt(text, offsets, at, to);
    const isHit = hit !== null && !(wish.wholeWord && isInWord(text, hit));
    if (isHit) hits.push(hit);
    at = whole.indexOf(needle, isHit ? to : at + 1);
  }
  return hits;
}

interface Search {
  needle: string;
  /** The text in the form that is compared. */
  whole: string;
  /** Null if its units are those of the text. */
  offsets: readonly number[] | null;
}

/** Returns null if there cannot be a hit: most texts have none and need no offsets. */
function readSearch(text: string, { find, matchCase }: ReplaceWish): Search | null {
  if (find === '' || find.length > LONGEST_FIND) return null;
  if (matchCase) return text.includes(find) ? { needle: find, whole: text, offsets: null } : null;
  const needle = lower(find);
  if (!lower(text).includes(needle)) return null;
  const { text: whole, offsets } = compared(text);
  return { needle, whole, offsets };
}

/** Whether a hit is only part of a word. */
const isInWord = (text: string, hit: [number, number]): boolean =>
  hit.some((offset) => isInsideWord(text, offset));

/** The hit at a position; null if it would split a character. */
function hitAt(
  text: string,
  offsets: readonly number[] | null,
  at: number,
  to: number,
): [number, number] | null {
  const start = offsets === null ? at : offsets[at];
  const end = offsets === null ? to : offsets[to];
  if (start === undefined || end === undefined) return null;
  const isPart = offsets !== null && (offsets[at - 1] === start || offsets[to - 1] === end);
  return isPart || cutsCharacter(text, end) ? null : [start, end];
}
