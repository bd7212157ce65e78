import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook, by name: for tests. */
export type Parts = Record<string, string>;

/** The parts of a workbook with sheets of these rows, and strings that its cells share. */
export function partsOfWorkbook(sheets: readonly string[], strings: readonly string[] = []): Parts {
  const ids = sheets.map((_, at) => at + 1);
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const list = [
    ...ids.map((id) => relation(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)),
    ...(strings.length > 0 ? [relation('strings', 'sharedStrings', 'sharedStrings.xml')] : []),
  ];
  const content = sheets.map((rows, at): [string, string] => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet ${MAIN}><dimension ref="A1:C9"/><sheetData>${rows}</sheetData><pageMargins left="1"/></worksheet>`,
  ]);
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook><sheets>${ids.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${list.join('')}</Relationships>`,
    ...(strings.length > 0 && {
      'xl/sharedStrings.xml': `<sst ${MAIN}>${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
    }),
    ...Object.fromEntries(content),
  };
}

export const zipped = (parts: Parts): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

export const partsIn = (bytes: Uint8Array): Parts =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, one]) => [name, strFromU8(one)]));

/** A row of cells that show shared strings, by number; null: no cell. */
export const sharedRow = (number: number, ...strings: readonly (number | null)[]): string =>
  `<row r="${number}" spans="1:3">${strings
    .map((index, at) =>
      index === null ? '' : `<c r="${'ABCDEFGH'.charAt(at)}${number}" s="4" t="s"><v>${index}</v></c>`,
    )
    .join('')}</row>`;
