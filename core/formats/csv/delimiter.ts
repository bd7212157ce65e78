import { Malformed } from '../text/malformed.js';
import { findHeader } from '../table/find-header.js';
import { HEADER_ROWS } from '../table/table-types.js';
import { csvText } from './cells.js';
import { firstRows } from './scan.js';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** What Excel writes for itself on the first line of a file. */
const SAID = /^sep=([,;\t|])[\r\n]/;

/** What separates the cells of a table: with it, the header names a column of keys and most languages. Null: there is none. */
export function delimiterOf(source: string): string | null {
  const said = SAID.exec(source)?.[1];
  const found = (said === undefined ? DELIMITERS : [said]).map((delimiter) => ({
    delimiter,
    languages: languagesWith(source, delimiter),
  }));
  const [best] = found.sort((one, other) => other.languages - one.languages);
  return best && best.languages > 0 ? best.delimiter : null;
}

/** The header stands in the beginning. */
const HEAD = 65_536;

function languagesWith(source: string, delimiter: string): number {
  const rows = firstRows(source.slice(0, HEAD), delimiter, HEADER_ROWS).map(({ line, cells }) => ({
    line,
    cells: cells.map((raw) => ({ text: csvText(raw) })),
  }));
  try {
    return findHeader(rows)?.languages.length ?? 0;
  } catch (error) {
    if (error instanceof Malformed) return 0;
    throw error;
  }
}
