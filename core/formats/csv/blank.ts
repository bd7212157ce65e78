import type { BlankFile, NewFile } from '../model/new-file.js';
import { newColumns } from '../table/new-columns.js';
import { csvCell } from './cells.js';
import type { CsvStyle } from './style.js';

/** A new table, as spreadsheets open it: commas, CRLF, quotes where they are needed (docs/formats.md, 17.10). */
export function blankCsv(file: NewFile): BlankFile<CsvStyle> {
  const { columns, header } = newColumns(file);
  return {
    name: 'translations.csv',
    style: { newline: '\r\n', lead: null, columns },
    parts: [header.map((cell) => csvCell(cell, {})).join(','), { group: null }, '\r\n'],
    // Without which Excel takes the file for one in an older encoding.
    hasBom: true,
  };
}
