import { headerOf } from './header.js';
import type { Header } from './header.js';
import { HEADER_ROWS } from './table-types.js';

/** The header of a table, and where it stands. */
export interface FoundHeader extends Header {
  index: number;
}

/** The first row that names a column of keys and a language; null if there is none near the top. */
export function findHeader(
  rows: readonly { line: number; cells: readonly { text: string }[] }[],
): FoundHeader | null {
  for (const [index, { cells, line }] of rows.slice(0, HEADER_ROWS).entries()) {
    const texts = cells.map(({ text }) => text);
    const header = headerOf(texts, line, (column) => isNumbered(rows.slice(index + 1), column));
    if (header) return { ...header, index };
  }
  return null;
}

function isNumbered(rows: readonly { cells: readonly { text: string }[] }[], column: number): boolean {
  const texts = rows.map(({ cells }) => cells[column]?.text ?? '').filter((text) => text !== '');
  return texts.length > 0 && texts.every((text) => /^\d+$/.test(text));
}
