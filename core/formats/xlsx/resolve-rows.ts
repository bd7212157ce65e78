import { prefixed, prefixIn } from './cell-element.js';
import { FIELD, GROWN, NEW, ROW } from './marks.js';

const DIMENSION = /<(?:[\w.-]{1,40}:)?dimension(?=\s)[^<>]*>/;
const ROW_TAG = /<(?:[\w.-]{1,40}:)?row(?=\s)[^<>]*>/g;
const SPANS = /\sspans="[^"]*"/;

/** Gives new rows their numbers, which are those of the rows without texts behind them, if there are any. */
export function resolveRows(sheet: string): string {
  const isGrown = sheet.includes(GROWN);
  const prefix = prefixIn(sheet, 'sheetData');
  let last = 0;
  const rows = sheet.split(ROW).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (piece.startsWith(NEW)) {
      last += 1;
      return prefixed(piece.slice(NEW.length), prefix).replaceAll(GROWN, String(last));
    }
    const at = piece.indexOf(FIELD);
    if (at >= 0) return Number(piece.slice(0, at)) > last ? piece.slice(at + 1) : '';
    last = Number(piece);
    return '';
  });
  const source = rows.join('').replaceAll(GROWN, '');
  return isGrown ? withoutSizes(source) : source;
}

/** Without what a sheet says of its size, which no longer holds when it has got rows or columns. */
const withoutSizes = (sheet: string): string =>
  sheet.replace(DIMENSION, '').replace(ROW_TAG, (tag) => tag.replace(SPANS, ''));
