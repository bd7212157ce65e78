import type { PluralForm } from '../../domain/plural-rules.js';
import type { Dialect, LanguageTexts, NewKey, WrittenLanguage } from '../model/kept-file.js';
import type { LanguagesPart } from '../model/profile-types.js';
import { entryName } from '../text/renamed.js';
import { storable } from '../text/storable.js';
import { addedCells, columnsOf, jointOf, rowsOf, tableDialect } from '../table/table-dialect.js';
import type { TableColumns } from '../table/table-dialect.js';
import { csvCell, csvText } from './cells.js';
import type { CsvStyle } from './style.js';

/** CSV as the current file writes it. */
export function csvDialect(style: CsvStyle, written?: readonly WrittenLanguage[]): Dialect {
  const columns = columnsOf(style, written);
  const { delimiter = ',', newline } = style;
  const rowSource = (key: NewKey): string =>
    rowsOf(key, columns, jointOf(style.joint))
      .map((row) => newline + row.map((cell) => csvCell(cell ?? '', style)).join(delimiter))
      .join('');
  return {
    ...tableDialect(style),
    decode: (raw) => [storable(csvText(raw))],
    encode: ([text = ''], { raw }) =>
      csvCell(text, raw?.startsWith('"') ? { ...style, isQuoted: true } : style),
    readComment: (raw) => storable(csvText(raw)).trim(),
    writeComment: (description) => csvCell(description, style),
    writeKey: rowSource,
    writeGroup: (_, keys) => keys.map(rowSource).join(''),
    writeLanguages: (texts, place) => [addedSource(texts, place, columns, style)],
    rename: (source, from, to, form) => renamedCell(source, from, to, form, style),
    renamePlace: entryName,
  };
}

/** All cells from the last one of the row up to the last column, so that all rows are of one length. */
function addedSource(
  texts: readonly LanguageTexts[],
  place: LanguagesPart,
  { inFile, added }: TableColumns,
  style: CsvStyle,
): string {
  const { shape, textOf } = addedCells(texts, place);
  const behind = inFile.slice(Number(shape)).filter(({ stays }) => stays);
  return [...behind.map(({ role }) => role), ...added]
    .map((role) => (typeof role === 'number' ? textOf(role) : undefined) ?? '')
    .map((text) => (style.delimiter ?? ',') + csvCell(text, style))
    .join('');
}

/** The name of a row, in the first of its cells that has it. */
function renamedCell(
  source: string,
  from: string,
  to: string,
  form: PluralForm | undefined,
  style: CsvStyle,
): string | null {
  const { delimiter = ',' } = style;
  const cells = source.split(delimiter);
  const options = { joint: jointOf(style.joint), isForm: form !== undefined };
  for (const [at, cell] of cells.entries()) {
    const own = cell.replace(/^[\r\n]+/, '');
    const name = entryName(csvText(own), from, to, options);
    if (name === null) continue;
    const written =
      cell.slice(0, cell.length - own.length) +
      csvCell(name, own.startsWith('"') ? { ...style, isQuoted: true } : style);
    return [...cells.slice(0, at), written, ...cells.slice(at + 1)].join(delimiter);
  }
  return null;
}
