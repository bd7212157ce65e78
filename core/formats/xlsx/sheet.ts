import { Malformed } from '../text/malformed.js';
import { MOST_ROWS } from '../table/table-types.js';
import { elementTextOf, sharedIndex } from './cell-element.js';
import type { CellTexts } from './cell-texts.js';
import { columnNumber } from './column-letters.js';
import { attributeOf, tagsOf } from './xml-tags.js';
import type { XmlTag } from './xml-tags.js';

/** A cell of a sheet as source. */
export interface SheetCell {
  column: number;
  /** Source between it and the cell before. */
  gap: string;
  element: string;
  /** The number of the shared string that it shows; null: it shows none. */
  index: number | null;
  /** What it shows. */
  text: string;
}

export interface SheetRow {
  number: number;
  /** Source from the row before up to the first cell, and from the last one to the end of the row. */
  before: string;
  cells: SheetCell[];
  after: string;
}

/** A sheet as source: `head`, the rows, `tail`. */
export interface Sheet {
  head: string;
  rows: SheetRow[];
  tail: string;
}

/**
 * Cuts a worksheet into rows and cells.
 *
 * @param mostRows where to stop, for who needs the beginning only
 * @throws Malformed when it is none
 */
export function scanSheet(source: string, texts: CellTexts, mostRows = Infinity): Sheet {
  const scanner = new SheetScanner(source, texts);
  for (const tag of tagsOf(source, 'sheetData|row|c')) {
    scanner.meet(tag);
    if (scanner.rows.length > mostRows) break;
  }
  return scanner.finish(mostRows === Infinity);
}

class SheetScanner {
  readonly rows: SheetRow[] = [];
  private head: string | null = null;
  /** Up to where the source is cut. */
  private copied = 0;
  private row: SheetRow | null = null;
  private cell: { start: number; column: number; attributes: string } | null = null;
  private isOver = false;

  constructor(
    private readonly source: string,
    private readonly texts: CellTexts,
  ) {}

  meet(tag: XmlTag): void {
    if (this.isOver) return;
    if (tag.name === 'sheetData') this.meetData(tag);
    else if (this.head !== null && tag.name === 'row') this.meetRow(tag);
    else if (this.row) this.meetCell(this.row, tag);
  }

  finish(isWhole: boolean): Sheet {
    if (isWhole && (!this.isOver || this.row || this.cell))
      throw new Malformed(this.row?.number ?? 1, { fault: 'end' });
    return { head: this.head ?? '', rows: this.rows, tail: this.source.slice(this.copied) };
  }

  private meetData({ isClosing, isEmpty, end }: XmlTag): void {
    this.isOver = isClosing || isEmpty;
    if (!isClosing) this.head = this.cut(end);
  }

  private meetRow({ isClosing, isEmpty, end, attributes }: XmlTag): void {
    if (isClosing) {
      if (this.row) this.row.after = this.cut(end);
      this.row = null;
      return;
    }
    const number = this.numberOf(attributes);
    const row: SheetRow = { number, before: '', cells: [], after: '' };
    if (this.row || this.cell || this.rows.push(row) > MOST_ROWS)
      throw new Malformed(number, this.row ? {} : { reason: 'table_too_large' });
    row.before = this.cut(end);
    if (!isEmpty) this.row = row;
  }

  private numberOf(attributes: string): number {
    const last = this.rows.at(-1)?.number ?? 0;
    const given = attributeOf(attributes, 'r');
    const number = given === null ? last + 1 : Number(given);
    if (!Number.isInteger(number) || number <= last || number > MOST_NUMBER) throw new Malformed(last + 1);
    return number;
  }

  private meetCell(row: SheetRow, { isClosing, isEmpty, index, end, attributes }: XmlTag): void {
    if (!isClosing) this.beginCell(row, index, attributes);
    if (!this.cell || (!isClosing && !isEmpty)) return;
    const { start, column, attributes: own } = this.cell;
    row.cells.push(this.cutCell(column, start, end, own));
    this.cell = null;
  }

  private cutCell(column: number, start: number, end: number, attributes: string): SheetCell {
    const gap = this.cut(start);
    const element = this.cut(end);
    const index = sharedIndex(element, attributes);
    const text = index === null ? elementTextOf(element, attributes) : this.texts.at(index);
    return { column, gap, element, index, text };
  }

  private beginCell(row: SheetRow, start: number, attributes: string): void {
    const last = row.cells.at(-1)?.column ?? -1;
    const reference = attributeOf(attributes, 'r');
    const column = reference === null ? last + 1 : columnNumber(reference);
    if (this.cell || column === null || column <= last) throw new Malformed(row.number);
    this.cell = { start, column, attributes };
  }

  private cut(end: number): string {
    const piece = this.source.slice(this.copied, end);
    this.copied = end;
    return piece;
  }
}

/** Of the last row that Excel has. */
const MOST_NUMBER = 1_048_576;
