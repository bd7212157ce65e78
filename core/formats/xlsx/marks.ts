/**
 * Signs by which an unpacked workbook is one text: no XML holds them. Each part begins with `PART`, its name, `FIELD` and a
 * letter. Of the sheet with translations, a cell is `CELL`, its element, `FIELD`, its text and `CELL`; of the shared strings,
 * one that no other cell has is its number between two `SLOT`. Between two `ROW` stands the number of the last row with
 * texts, a new row, or a row behind these.
 */
export const PART = '\u001e';
export const FIELD = '\u001f';
export const CELL = '\u001d';
export const SLOT = '\u001c';
export const ROW = '\u001a';
/** The number of a new row, and what stands in a sheet that has got columns. */
export const GROWN = '\u001b';

export const hasMarks = (text: string): boolean =>
  [PART, FIELD, CELL, SLOT, ROW, GROWN].some((mark) => text.includes(mark));

/** Before the element of a cell that is not there unless it gets a text. */
export const ABSENT = '-';

/** Before a new row. */
export const NEW = '+';
