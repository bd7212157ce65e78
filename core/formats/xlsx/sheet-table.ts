import { Malformed } from '../text/malformed.js';
import { isBlank, MOST_CELLS, MOST_COLUMNS } from '../table/table-types.js';
import type { Table, TableCell, TableRow } from '../table/table-types.js';
import { columnLetters } from './column-letters.js';
import { ABSENT, CELL, FIELD, ROW } from './marks.js';
import { textElement } from './rich-text.js';
import type { SharedString } from './shared-strings.js';
import type { Sheet, SheetCell, SheetRow } from './sheet.js';
import { attributeOf } from './xml-tags.js';

const TOO_LARGE = { reason: 'table_too_large' } as const;

/** A sheet as a table with a cell in each column of each row, up to the last text. */
export function tableOf({ head, rows, tail }: Sheet, strings: readonly SharedString[]): Table {
  const width = widthOf(rows);
  const table = rows.map((row) => rowOf(row, width, strings));
  const end = table.findLastIndex((row) => !isBlank(row)) + 1;
  const blank = table.slice(end).map((row): TableRow => {
    const before = `${ROW}${row.line}${FIELD}${row.before}`;
    return { ...row, before, after: row.after + ROW };
  });
  const foot = `${ROW}${rows[end - 1]?.number ?? 0}${ROW}`;
  return {
    rows: [...table.slice(0, end), ...blank],
    separator: '',
    head,
    foot,
    tail,
    looks: looksOf(rows[end - 1], width),
    appends: true,
  };
}

function widthOf(rows: readonly SheetRow[]): number {
  let width = 0;
  for (const { number, cells } of rows) {
    const last = cells.findLast(({ text }) => text.trim() !== '');
    width = Math.max(width, (last?.column ?? -1) + 1);
    if (width > MOST_COLUMNS || width * rows.length > MOST_CELLS) throw new Malformed(number, TOO_LARGE);
  }
  return width;
}

function rowOf(
  { number, before, cells, after }: SheetRow,
  width: number,
  strings: readonly SharedString[],
): TableRow {
  const own: TableCell[] = [];
  let last: SheetCell | undefined;
  let rest = '';
  for (const cell of cells) {
    if (cell.column < width) {
      while (own.length < cell.column) own.push(absentCell(own.length, number));
      own.push(cellOf(cell, strings));
      last = cell;
    } else rest += cell.gap + cell.element;
  }
  while (own.length < width) own.push(absentCell(own.length, number));
  const shape = `${number}@${last ? lookOf(last) : ''}`;
  return { line: number, before, cells: own, after, rest, shape };
}

function cellOf({ gap, element, index, text }: SheetCell, strings: readonly SharedString[]): TableCell {
  const string = index === null ? undefined : strings[index];
  const open = gap + CELL + element + FIELD;
  if (string) return { text, source: open + string.source + CELL, open, raw: string.source, close: CELL };
  return { text, source: gap + element, open, raw: text === '' ? '' : textElement(text), close: CELL };
}

const absentCell = (column: number, row: number): TableCell => {
  const open = `${CELL}${ABSENT}<c r="${columnLetters(column)}${row}"/>${FIELD}`;
  return { text: '', source: '', open, raw: '', close: CELL };
};

/** How the cells of a row look, by column. */
function looksOf(row: SheetRow | undefined, width: number): string[] {
  const looks = Array.from({ length: width }, () => '');
  for (const cell of row?.cells ?? []) if (cell.column < width) looks[cell.column] = lookOf(cell);
  return looks;
}

const lookOf = ({ element }: SheetCell): string => {
  const look = attributeOf(element.slice(0, element.indexOf('>')), 's') ?? '';
  return /^\d{1,6}$/.test(look) ? look : '';
};
