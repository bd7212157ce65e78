import { Malformed } from '../text/malformed.js';
import { MOST_CELLS, MOST_COLUMNS, MOST_ROWS } from '../table/table-types.js';

/** A row as source: what ends the line before it, and its cells. */
export interface ScannedRow {
  line: number;
  before: string;
  cells: string[];
}

/**
 * Cuts a table into cells (RFC 4180). A cell whose quotes end early goes on to the separator, as others read it.
 *
 * @param rowOf what becomes of each row, so that they need not all be kept
 * @throws Malformed at a quote that does not end, and when there are too many rows or columns
 */
export function scanCsv<Row>(source: string, delimiter: string, rowOf: (row: ScannedRow) => Row): Row[] {
  const scanner = new CsvScanner(source, delimiter);
  const rows: Row[] = [];
  while (!scanner.isOver) rows.push(rowOf(scanner.readRow()));
  return rows;
}

/** The first rows, up to the number or to one that cannot be read, such as the last one of a file that was cut. */
export function firstRows(source: string, delimiter: string, mostRows: number): ScannedRow[] {
  const scanner = new CsvScanner(source, delimiter);
  const rows: ScannedRow[] = [];
  try {
    while (!scanner.isOver && rows.length < mostRows) rows.push(scanner.readRow());
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
  }
  return rows;
}

const TOO_LARGE = { reason: 'table_too_large' } as const;

class CsvScanner {
  isOver = false;
  private readonly plain: RegExp;
  private at = 0;
  private line = 1;
  private before = '';
  private rowCount = 0;
  private cellCount = 0;

  constructor(
    private readonly source: string,
    private readonly delimiter: string,
  ) {
    this.plain = new RegExp(`[^\\r\\n${delimiter}]*`, 'y');
  }

  readRow(): ScannedRow {
    const { line, before } = this;
    const cells: string[] = [];
    do cells.push(this.readCell());
    while (this.skipDelimiter(cells));
    this.rowCount += 1;
    if (this.rowCount > MOST_ROWS) throw new Malformed(line, TOO_LARGE);
    this.endLine();
    return { line, before, cells };
  }

  private skipDelimiter({ length }: readonly string[]): boolean {
    if (this.source[this.at] !== this.delimiter) return false;
    this.cellCount += 1;
    if (length >= MOST_COLUMNS || this.cellCount > MOST_CELLS) throw new Malformed(this.line, TOO_LARGE);
    this.at += 1;
    return true;
  }

  private endLine(): void {
    const { source, at } = this;
    this.before = source.startsWith('\r\n', at) ? '\r\n' : source.charAt(at);
    this.isOver = at >= source.length;
    this.at += this.before.length;
    this.line += 1;
  }

  private readCell(): string {
    const { source, at: start } = this;
    const isQuoted = source.startsWith('"', start);
    this.plain.lastIndex = isQuoted ? this.endOfQuotes() : start;
    this.plain.test(source);
    this.at = this.plain.lastIndex;
    const raw = source.slice(start, this.at);
    if (isQuoted) this.line += raw.match(/\r\n|\r|\n/g)?.length ?? 0;
    return raw;
  }

  private endOfQuotes(): number {
    const { source } = this;
    let end = source.indexOf('"', this.at + 1);
    while (end >= 0 && source.startsWith('""', end)) end = source.indexOf('"', end + 2);
    if (end < 0) throw new Malformed(this.line, { fault: 'end' });
    return end + 1;
  }
}
