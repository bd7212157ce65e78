import { guarded, isFormula, unguarded } from '../table/formula.js';
import type { CsvStyle } from './style.js';

/** What a cell says, with quotes or without; behind a closing quote, as Python and spreadsheets read it. */
function valueOf(raw: string): string {
  if (!raw.startsWith('"')) return raw;
  const [, quoted = '', rest = ''] = /^"((?:[^"]|"")*)"?([^]*)$/.exec(raw) ?? [];
  return quoted.replaceAll('""', '"') + rest;
}

/** The text of a cell. */
export const csvText = (raw: string): string => unguarded(valueOf(raw));

/** So that the value of a long cell is not needed. */
const MAYBE = /^"?[^\p{L}\p{N}]/u;

/** Source that is no formula when a spreadsheet opens the file. */
export function harmless(raw: string): string {
  if (!MAYBE.test(raw) || !isFormula(valueOf(raw))) return raw;
  return raw.startsWith('"') ? `"'${raw.slice(1)}` : `'${raw}`;
}

/** A text as a cell: in quotes where it needs them, or where the file has them everywhere. */
export function csvCell(
  text: string,
  { delimiter = ',', isQuoted }: Pick<CsvStyle, 'delimiter' | 'isQuoted'>,
): string {
  const own = guarded(text);
  const needsQuotes =
    isQuoted === true || own.includes(delimiter) || /["\r\n]/.test(own) || /^\s|\s$/.test(own);
  return needsQuotes ? `"${own.replaceAll('"', '""')}"` : own;
}
