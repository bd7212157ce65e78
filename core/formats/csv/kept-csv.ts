import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { keepTable } from '../table/keep-table.js';
import type { TableCell, TableRow } from '../table/table-types.js';
import { csvText, harmless } from './cells.js';
import { delimiterOf } from './delimiter.js';
import { scanCsv } from './scan.js';
import type { CsvStyle } from './style.js';

/**
 * Reads CSV that is to come back as it was (docs/formats.md, 17).
 *
 * @throws Malformed when a quote does not end, or no row says where keys and languages are
 */
export function keepCsv(source: string, context: KeepContext): KeptFile<CsvStyle> {
  const delimiter = delimiterOf(source) ?? ',';
  const rows = scanCsv(source, delimiter, ({ line, before, cells }) => ({
    line,
    before,
    cells: cells.map((raw) => cellOf(raw, line, context)),
    after: '',
    shape: String(cells.length),
  }));
  const table = { rows, separator: delimiter, head: '', tail: '', appends: false };
  return keepTable(table, context, {
    newline: rows[1]?.before ?? '\r\n',
    lead: null,
    ...(delimiter !== ',' && { delimiter }),
    ...(isQuoted(rows) && { isQuoted: true }),
  });
}

/** Most cells of most tables that are not full; one for all of them. */
const EMPTY: TableCell = { text: '', source: '', open: '', raw: '', close: '' };

function cellOf(own: string, line: number, { reports }: KeepContext): TableCell {
  if (own === '') return EMPTY;
  const raw = harmless(own);
  if (raw !== own) reports.add('formula_escaped', line);
  return { text: csvText(own), source: raw, open: '', raw, close: '' };
}

/** Whether all cells stand in quotes, some of which need none. */
const isQuoted = (rows: readonly TableRow[]): boolean =>
  rows.every(({ cells }) =>
    cells.every(({ raw }) => raw.startsWith('"') || (raw === '' && cells.length === 1)),
  );
