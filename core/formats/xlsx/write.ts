import type { WrittenGroup } from '../export/export-types.js';
import type { WrittenLanguage } from '../profile/kept-file.js';
import { newTable } from '../table/new-table.js';
import { zipped } from './archive.js';
import type { Part } from './archive.js';
import { columnLetters } from './column-letters.js';
import { previewOf, PREVIEW_ROWS } from './preview.js';
import { textElement } from './rich-text.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const part = (name: string, xml: string): Part => ({ name, isText: true, content: HEAD + xml });

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

const relations = (name: string, list: string): Part =>
  part(name, `<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`);

/** What every workbook has beside its sheet: cell format 1 wraps lines, 2 is bold. */
const FRAME: readonly Part[] = [
  part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  ),
  relations('_rels/.rels', relation(1, 'officeDocument', 'xl/workbook.xml')),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">` +
      '<sheets><sheet name="Translations" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  relations(
    'xl/_rels/workbook.xml.rels',
    relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml'),
  ),
  part(
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">' +
      '<alignment vertical="top" wrapText="1"/></xf>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
  ),
];

/** Keys are narrower than texts. */
const WIDTHS = { first: 32, other: 48 };

/** A new workbook with one sheet, whose header stays in sight. */
export function writeXlsx(
  groups: readonly WrittenGroup[],
  languages: readonly WrittenLanguage[],
): { text: string; bytes: Uint8Array } {
  const rows = newTable(groups, languages).map((row, at) => rowSource(row, at));
  const columns = [
    `<col min="1" max="1" width="${WIDTHS.first}" customWidth="1"/>`,
    `<col min="2" max="${languages.length + 4}" width="${WIDTHS.other}" customWidth="1"/>`,
  ];
  const sheet = part(
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  );
  const parts = [...FRAME, sheet];
  return { bytes: zipped(parts), text: previewOf(parts, PREVIEW_ROWS) };
}

function rowSource(cells: readonly string[], index: number): string {
  const look = index === 0 ? 2 : 1;
  const sources = cells.map((text, column) => {
    const start = `<c r="${columnLetters(column)}${index + 1}" s="${look}"`;
    return text === '' ? `${start}/>` : `${start} t="inlineStr"><is>${textElement(text)}</is></c>`;
  });
  return `<row r="${index + 1}">${sources.join('')}</row>`;
}
