import { textParts } from '#core/checks/placeholder-parts.js';

/** Heights of the grid in px. They are computed, never measured: nothing moves while scrolling or editing. */
export const HEADER_HEIGHT = 54;
export const GROUP_HEIGHT = 34;
export const ONE_LINE_HEIGHT = 40;
export const TWO_LINES_HEIGHT = 57;
/** A plural has a line for each of its forms. */
const PLURAL_CHROME = 15;
const PLURAL_LINE = 26;
/** The selection bar, including its margin. */
export const SELECTION_BAR_HEIGHT = 74;
/** In the compact density every text has one line. */
export const COMPACT_HEIGHT = 32;
const COMPACT_PLURAL_CHROME = 8;
const COMPACT_PLURAL_LINE = 24;
/** The name of a plural key and its label. */
const COMPACT_NAMES_HEIGHT = 48;

/** The padding, glyph and gap of a cell, which reduce the width of its text. */
const CELL_CHROME = 12 + 16 + 10 + 12;
/** The padding, on the left with the checkbox. */
const KEY_CHROME = 12 + 32;
const MONO_ADVANCE = 7.5;
const PLACEHOLDER_PADDING = 6;

/**
 * Estimated advances of Inter at 14 px by class of character. They are generous, so that a text estimated to fit does
 * fit.
 */
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
/** By UTF-16 unit; the default is a square character. */
const advances = new Float32Array(0x10000).fill(UNKNOWN);
const HIGH_SURROGATE = /[\uD800-\uDBFF]/;

function unitAdvance(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = advances[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const character = text.charAt(at);
  // The first half of a surrogate pair counts for both.
  const isPair = /[\uD800-\uDFFF]/.test(character);
  const advance = isPair ? (HIGH_SURROGATE.test(character) ? WIDEST : 0) : advanceOf(character);
  advances[unit] = advance;
  return advance;
}

/**
 * The estimated width of a text on one line in px, including the boxes of placeholders. Stops once it exceeds `limit`.
 */
export function textWidth(text: string, limit = Infinity): number {
  let width = 0;
  for (const part of textParts(text)) {
    if (part.isPlaceholder) width += part.text.length * MONO_ADVANCE + PLACEHOLDER_PADDING;
    else
      for (let at = 0; at < part.text.length && width <= limit; at += 1) width += unitAdvance(part.text, at);
  }
  return width;
}

/** Returns whether a text fits on one line in a column of this width. */
export function fitsOneLine(text: string, columnWidth: number): boolean {
  const room = columnWidth - CELL_CHROME;
  return !text.includes('\n') && (text.length * WIDEST <= room || textWidth(text, room) <= room);
}

export interface RowContent {
  keyName: string;
  /** Number of lines of a plural key; null for a singular. */
  forms: number | null;
  /** Iterated only until a text that is too long is found. */
  texts: () => Iterable<{ text: string; columnWidth: number }>;
  keyColumnWidth: number;
}

/** One or two lines for a singular key, one per form for a plural. */
export function rowHeight({ keyName, forms, texts, keyColumnWidth }: RowContent): number {
  // The key column of a plural has at least two lines: the name and the label.
  if (forms !== null) return Math.max(TWO_LINES_HEIGHT, PLURAL_CHROME + forms * PLURAL_LINE);
  const nameFits = keyName.length * MONO_ADVANCE <= keyColumnWidth - KEY_CHROME;
  if (!nameFits) return TWO_LINES_HEIGHT;
  for (const { text, columnWidth } of texts()) if (!fitsOneLine(text, columnWidth)) return TWO_LINES_HEIGHT;
  return ONE_LINE_HEIGHT;
}

/** One line per text. */
export const compactHeight = (forms: number | null): number =>
  forms === null
    ? COMPACT_HEIGHT
    : Math.max(COMPACT_NAMES_HEIGHT, COMPACT_PLURAL_CHROME + forms * COMPACT_PLURAL_LINE);

/** The height of a card without its texts: 12 + key + 4 + source + 4 + target + 13 + hairline. */
const CARD_CHROME = 12 + 18 + 4 + 4 + 13 + 1;
const LINE = 20;
const FORM_GAP = 2;
/** Maximum number of plural forms on a card. */
export const CARD_FORMS = 3;
const GLYPH_AND_GAP = 16 + 9;

export interface CardLines {
  source: 1 | 2;
  target: 1 | 2;
  height: number;
}

/**
 * The number of lines of the texts on a card, and its height. A plural shows one form of the source and a few of the
 * target.
 */
export function cardLines(
  { source, target, forms }: { source: string; target: string; forms: number | null },
  { width, isTwoColumns }: { width: number; isTwoColumns: boolean },
): CardLines {
  const room = isTwoColumns ? width / 2 - 8 : width;
  const lines = (text: string, fits: number): 1 | 2 =>
    !text.includes('\n') && textWidth(text) <= fits ? 1 : 2;
  const ofSource = forms !== null ? 1 : lines(source, room);
  const ofTarget = forms !== null ? 1 : lines(target, room - GLYPH_AND_GAP);
  const sourceHeight = ofSource * LINE;
  const targetHeight = forms === null ? ofTarget * LINE : forms * LINE + (forms - 1) * FORM_GAP;
  const texts = isTwoColumns ? Math.max(sourceHeight, targetHeight) - 4 : sourceHeight + targetHeight;
  return { source: ofSource, target: ofTarget, height: CARD_CHROME + texts };
}
