import { Malformed } from '../text/malformed.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { findHeader } from '../table/find-header.js';
import { keepTable } from '../table/keep-table.js';
import type { TableStyle } from '../table/style.js';
import { HEADER_ROWS } from '../table/table-types.js';
import { partsOf } from './archive.js';
import type { Part } from './archive.js';
import { CellTexts } from './cell-texts.js';
import { FIELD, PART } from './marks.js';
import { withSlots } from './shared-strings.js';
import { scanSheet } from './sheet.js';
import type { Sheet } from './sheet.js';
import { tableOf } from './sheet-table.js';
import { workbookOf } from './workbook.js';

/**
 * Reads a workbook that is to come back as it was (docs/formats.md, 17): its first sheet with a header of translations.
 *
 * @param source an unpacked one
 * @throws Malformed when it is none, or has no such sheet
 */
export function keepXlsx(source: string, context: KeepContext): KeptFile<TableStyle> {
  const parts = partsOf(source);
  const { sheets, strings } = workbookOf(parts);
  const texts = new CellTexts(strings);
  const part = sheets.find((one) => hasHeader(one, texts)) ?? sheets[0];
  if (!part) throw new Malformed(1, { reason: 'table_header_expected' });
  for (const other of sheets) if (other !== part) context.carried.add('sheet', 1);
  const sheet = scanSheet(part.content, texts);
  const table = tableOf(sheet, texts.strings);
  const slots = ownStrings(
    sheet,
    sheets.filter((one) => one !== part),
  );
  const sources = parts.map((one): readonly [string, string] => {
    const content = one === strings ? withSlots(one.content, texts.strings, slots) : one.content;
    return [PART + one.name + FIELD + (one.isText ? 't' : 'b'), content];
  });
  const at = parts.indexOf(part);
  const before = sources.slice(0, at).map((one) => one.join(''));
  const after = sources.slice(at + 1).map((one) => one.join(''));
  const head = [...before, sources[at]?.[0], table.head].join('');
  return keepTable({ ...table, head, tail: table.tail + after.join('') }, context, {
    newline: '\n',
    lead: null,
  });
}

function hasHeader({ content }: Part, texts: CellTexts): boolean {
  const rows = scanSheet(content, texts, HEADER_ROWS).rows.map(({ number, cells }) => {
    const byColumn = new Map(cells.map(({ column, text }) => [column, text]));
    const width = (cells.at(-1)?.column ?? -1) + 1;
    const texted = Array.from({ length: width }, (_, column) => ({ text: byColumn.get(column) ?? '' }));
    return { line: number, cells: texted };
  });
  return findHeader(rows) !== null;
}

const SHARED =
  /\st\s{0,9}=\s{0,9}["']s["'][^<>]*>\s{0,99}<(?:[\w.-]{1,40}:)?v(?:\s[^<>]*)?>\s{0,99}(\d{1,9})/g;

/** The shared strings that no cell of another sheet shows. */
function ownStrings({ rows }: Sheet, others: readonly Part[]): Set<number> {
  const own = new Set<number>();
  for (const { cells } of rows) for (const { index } of cells) if (index !== null) own.add(index);
  for (const { content } of others)
    for (const { 1: number } of content.matchAll(SHARED)) own.delete(Number(number));
  return own;
}
