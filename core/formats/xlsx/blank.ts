import type { BlankFile, NewFile } from '../model/new-file.js';
import { newColumns } from '../table/new-columns.js';
import type { TableStyle } from '../table/style.js';
import { columnLetters } from './column-letters.js';
import { FIELD, PART, ROW } from './marks.js';
import { textElement } from './rich-text.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A part of an unpacked workbook. */
const part = (name: string, xml: string): string =>
  `${PART}${name}${FIELD}t<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`;

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

const relations = (name: string, list: string): string =>
  part(name, `<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`);

/** What every workbook has beside its sheet: cell format 1 wraps lines, 2 is bold. */
const FRAME: readonly string[] = [
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

/** Of cells with texts, and of the header. */
const LOOK = { text: 1, header: 2 };

/** Keys are narrower than texts. */
const WIDTHS = { first: 32, other: 48 };

/** A new workbook with one sheet, whose header stays in sight (docs/formats.md, 17.10). */
export function blankXlsx(file: NewFile): BlankFile<TableStyle> {
  const { columns, header } = newColumns(file);
  const widths = [
    `<col min="1" max="1" width="${WIDTHS.first}" customWidth="1"/>`,
    `<col min="2" max="${file.languages.length + 4}" width="${WIDTHS.other}" customWidth="1"/>`,
  ];
  const sheet = part(
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths.join('')}</cols><sheetData>${headerRow(header)}${ROW}1${ROW}`,
  );
  return {
    name: 'translations.xlsx',
    style: { newline: '\n', lead: null, columns: columns.map((column) => `${column}@${LOOK.text}`) },
    parts: [[...FRAME, sheet].join(''), { group: null }, '</sheetData></worksheet>'],
  };
}

function headerRow(cells: readonly string[]): string {
  const sources = cells.map(
    (text, column) =>
      `<c r="${columnLetters(column)}1" s="${LOOK.header}" t="inlineStr"><is>${textElement(text)}</is></c>`,
  );
  return `<row r="1">${sources.join('')}</row>`;
}
