/** A cell, and the source that it is; empty where the row has none. */
export interface TableCell {
  text: string;
  source: string;
  /** Where a text is written instead of `raw`, between `open` and `close`. */
  open: string;
  raw: string;
  close: string;
}

export interface TableRow {
  line: number;
  /** Source before the cells and behind them. */
  before: string;
  cells: TableCell[];
  after: string;
  /** Behind the cells: what gives way to those of new languages. */
  rest?: string;
  /** What the dialect has to know of the row to add cells to it. */
  shape: string;
}

/** A table of any format. */
export interface Table {
  rows: TableRow[];
  /** Source between two cells. */
  separator: string;
  /** Source around the rows. */
  head: string;
  tail: string;
  /** Behind the last row with texts, before new ones. */
  foot?: string;
  /** How new cells of each column look, as the format says it. */
  looks?: readonly string[];
  /** Whether new rows can only stand behind all others. */
  appends: boolean;
}

/** A full project with several forms of its plurals; more would fill the memory with cells. */
export const MOST_ROWS = 200_000;
export const MOST_COLUMNS = 1_000;
export const MOST_CELLS = 2_000_000;

/** Rows in which the header is looked for. */
export const HEADER_ROWS = 20;

export const isBlank = ({ cells }: Pick<TableRow, 'cells'>): boolean =>
  cells.every(({ text }) => text.trim() === '');
