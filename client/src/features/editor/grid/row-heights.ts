import { textParts } from '../../../lib/text/placeholders.js';

/** Heights of the grid in px. They are computed, never measured: nothing moves while scrolling or editing. */
export const HEADER_HEIGHT = 54;
export const GROUP_HEIGHT = 34;
export const ONE_LINE_HEIGHT = 40;
export const TWO_LINES_HEIGHT = 57;
export const PLURAL_HEIGHT = 93;
/** The bar of the selection, with the space around it. */
export const SELECTION_BAR_HEIGHT = 74;
/** In the compact density every text has one line. */
export const COMPACT_HEIGHT = 32;
export const COMPACT_PLURAL_HEIGHT = 80;

/** Padding, glyph and gap of a cell: what its text does not get. */
const CELL_CHROME = 12 + 16 + 10 + 12;
/** Its paddings, the left one with the checkbox. */
const KEY_CHROME = 12 + 32;
const MONO_ADVANCE = 7.5;
const PLACEHOLDER_PADDING = 6;

/** Advances of Inter at 14 px, by the class of a character; generous, so that a line counted in fits. */
const NARROW = /[\s.,:;'’‘“”"!|iIlj()[\]/\\`´-]/u;
const SMALL = /[ftr*°]/u;
const WIDE = /[mwMWÆŒæœ@%…—]/u;
const FULL = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uFF00-\uFFEF]/u;
const CAPITAL = /[\p{Lu}&]/u;
const WIDEST = 14.5;
const COMBINING = /\p{M}/u;

function advanceOf(character: string): number {
  if (COMBINING.test(character)) return 0;
  if (NARROW.test(character)) return 4.4;
  if (SMALL.test(character)) return 5.6;
  if (FULL.test(character)) return WIDEST;
  if (WIDE.test(character)) return 12.6;
  return CAPITAL.test(character) ? 9.9 : 8.3;
}

const UNKNOWN = -1;
/** By UTF-16 unit; what stands beyond is as wide as it is high. */
const advances = new Float32Array(0x10000).fill(UNKNOWN);
const HIGH_SURROGATE = /[\uD800-\uDBFF]/;

function unitAdvance(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = advances[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const character = text.charAt(at);
  // The first half of a pair counts for both.
  const isPair = /[\uD800-\uDFFF]/.test(character);
  const advance = isPair ? (HIGH_SURROGATE.test(character) ? WIDEST : 0) : advanceOf(character);
  advances[unit] = advance;
  return advance;
}

/** The width of a text on one line, in px, placeholders in their boxes; no more than is needed to know it exceeds `limit`. */
export function textWidth(text: string, limit = Infinity): number {
  let width = 0;
  for (const part of textParts(text)) {
    if (part.isPlaceholder) width += part.text.length * MONO_ADVANCE + PLACEHOLDER_PADDING;
    else
      for (let at = 0; at < part.text.length && width <= limit; at += 1) width += unitAdvance(part.text, at);
  }
  return width;
}

/** Whether a text shows on one line of a column so wide. */
export function fitsOneLine(text: string, columnWidth: number): boolean {
  const room = columnWidth - CELL_CHROME;
  return !text.includes('\n') && (text.length * WIDEST <= room || textWidth(text, room) <= room);
}

export interface RowContent {
  keyName: string;
  isPlural: boolean;
  /** Asked for as far as it takes to find one that is too long. */
  texts: () => Iterable<{ text: string; columnWidth: number }>;
  keyColumnWidth: number;
}

/** One or two lines for a singular key, always three for a plural one. */
export function rowHeight({ keyName, isPlural, texts, keyColumnWidth }: RowContent): number {
  if (isPlural) return PLURAL_HEIGHT;
  const nameFits = keyName.length * MONO_ADVANCE <= keyColumnWidth - KEY_CHROME;
  if (!nameFits) return TWO_LINES_HEIGHT;
  for (const { text, columnWidth } of texts()) if (!fitsOneLine(text, columnWidth)) return TWO_LINES_HEIGHT;
  return ONE_LINE_HEIGHT;
}

/** One line per text. */
export const compactHeight = (isPlural: boolean): number =>
  isPlural ? COMPACT_PLURAL_HEIGHT : COMPACT_HEIGHT;

/** A card of the phone's list: 12 + key + 4 + source + 4 + target + 13 + hairline. */
const CARD_CHROME = 12 + 18 + 4 + 4 + 13 + 1;
const LINE = 20;
const PLURAL_LINES = 3 * LINE + 2 * 2;
const GLYPH_AND_GAP = 16 + 9;

export interface CardLines {
  source: 1 | 2;
  target: 1 | 2;
  height: number;
}

/** How many lines the texts of a card get, and its height. A plural shows one form of the source, three of the target. */
export function cardLines(
  { source, target, isPlural }: { source: string; target: string; isPlural: boolean },
  { width, isTwoColumns }: { width: number; isTwoColumns: boolean },
): CardLines {
  const room = isTwoColumns ? width / 2 - 8 : width;
  const lines = (text: string, fits: number): 1 | 2 =>
    !text.includes('\n') && textWidth(text) <= fits ? 1 : 2;
  const ofSource = isPlural ? 1 : lines(source, room);
  const ofTarget = isPlural ? 1 : lines(target, room - GLYPH_AND_GAP);
  const sourceHeight = ofSource * LINE;
  const targetHeight = isPlural ? PLURAL_LINES : ofTarget * LINE;
  const texts = isTwoColumns ? Math.max(sourceHeight, targetHeight) - 4 : sourceHeight + targetHeight;
  return { source: ofSource, target: ofTarget, height: CARD_CHROME + texts };
}
