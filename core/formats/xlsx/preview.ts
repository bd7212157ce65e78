import { Malformed } from '../text/malformed.js';
import type { Part } from './archive.js';
import { CellTexts } from './cell-texts.js';
import { MOST_COLUMNS } from '../table/table-types.js';
import { scanSheet } from './sheet.js';
import type { SheetCell } from './sheet.js';
import { workbookOf } from './workbook.js';

/** More than a dialog shows. */
export const PREVIEW_ROWS = 60;

/** The first rows of a workbook as text, with tabs between the cells: those of the first sheet that has some. */
export function previewOf(parts: readonly Part[], mostRows: number): string {
  try {
    const { sheets, strings } = workbookOf(parts);
    const texts = new CellTexts(strings);
    const shown = sheets.map(({ content }) => scanSheet(content, texts, mostRows).rows.slice(0, mostRows));
    const rows = shown.find((some) => some.length > 1) ?? [];
    return rows.map(({ cells }) => `${lineOf(cells)}\n`).join('');
  } catch (error) {
    if (error instanceof Malformed) return '';
    throw error;
  }
}

function lineOf(cells: readonly SheetCell[]): string {
  const line: string[] = [];
  // Cells far to the right are not worth thousands of tabs.
  for (const { column, text } of cells) if (column < MOST_COLUMNS) line[column] = text;
  return Array.from(line, (text: string | undefined) => text ?? '')
    .join('\t')
    .trimEnd();
}
