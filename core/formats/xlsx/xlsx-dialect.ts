import type { Dialect, LanguageTexts, NewKey, WrittenLanguage } from '../model/kept-file.js';
import type { LanguagesPart } from '../model/profile-types.js';
import type { TableStyle } from '../table/style.js';
import { storable } from '../text/storable.js';
import { addedCells, columnsOf, jointOf, rowsOf, tableDialect } from '../table/table-dialect.js';
import type { TableColumns } from '../table/table-dialect.js';
import { columnLetters } from './column-letters.js';
import { ABSENT, CELL, FIELD, GROWN, NEW, ROW } from './marks.js';
import { richText, textElement } from './rich-text.js';

/** A workbook as the current file is written, unpacked. */
export function xlsxDialect(style: TableStyle, written?: readonly WrittenLanguage[]): Dialect {
  const columns = columnsOf(style, written);
  const rowSource = (key: NewKey): string =>
    rowsOf(key, columns, jointOf(style.joint))
      .map((row) => ROW + NEW + newRow(row, columns) + ROW)
      .join('');
  return {
    ...tableDialect(style),
    appends: true,
    decode: (raw) => [storable(richText(raw))],
    encode: ([text = '']) => contentOf(text),
    readComment: (raw) => storable(richText(raw)).trim(),
    writeComment: contentOf,
    writeKey: rowSource,
    writeGroup: (_, keys) => keys.map(rowSource).join(''),
    writeLanguages: (texts, place) => [addedSource(texts, place, columns)],
  };
}

const contentOf = (text: string): string => (text === '' ? '' : textElement(text));

/** The cells of a new row look like those of the last one, also those without a text. */
function newRow(row: readonly (string | null)[], { inFile, added }: TableColumns): string {
  const looks = [
    ...inFile.flatMap(({ stays, look }, column) => (stays ? [{ column, look }] : [])),
    ...added.map((_, at) => ({ column: inFile.length + at, look: '' })),
  ];
  const cells = looks.map(({ column, look }, at) => {
    const source = cellSource(column, GROWN, look, row[at] ?? '');
    return CELL + (look === '' ? ABSENT : '') + source;
  });
  return `<row r="${GROWN}">${cells.join('')}</row>`;
}

function addedSource(
  texts: readonly LanguageTexts[],
  place: LanguagesPart,
  { inFile, added }: TableColumns,
): string {
  const { shape, textOf } = addedCells(texts, place);
  const [row = '', look = ''] = shape.split('@');
  const cells = added.map(
    (index, at) => CELL + ABSENT + cellSource(inFile.length + at, row, look, textOf(index) ?? ''),
  );
  return place.languages.length === 0 ? GROWN + cells.join('') : cells.join('');
}

/** A marked cell, but for what stands before its element. */
const cellSource = (column: number, row: string, look: string, text: string): string => {
  const style = look === '' ? '' : ` s="${look}"`;
  return `<c r="${columnLetters(column)}${row}"${style}/>${FIELD}${contentOf(text)}${CELL}`;
};
