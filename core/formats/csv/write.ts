import type { WrittenGroup } from '../export/export-types.js';
import type { WrittenLanguage } from '../profile/kept-file.js';
import { newTable } from '../table/new-table.js';
import { csvCell } from './cells.js';

/** A new table, as spreadsheets open it: commas, CRLF, quotes where they are needed. */
export const writeCsv = (groups: readonly WrittenGroup[], languages: readonly WrittenLanguage[]): string =>
  newTable(groups, languages)
    .map((row) => `${row.map((cell) => csvCell(cell, {})).join(',')}\r\n`)
    .join('');
