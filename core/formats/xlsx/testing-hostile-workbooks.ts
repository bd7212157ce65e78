import { times } from '../testing-bodies.js';
import { partsOfWorkbook, sharedRow } from './testing-workbook.js';
import type { Parts } from './testing-workbook.js';

const HEADER = ['<t>key</t>', '<t>en</t>', '<t>fr</t>'];
const inline = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowOf = (at: number, ...cells: string[]): string => `<row r="${at + 2}">${cells.join('')}</row>`;
const keyRow = (at: number): string => rowOf(at, inline(`A${at + 2}`, `k${at}`), inline(`B${at + 2}`, 'x'));
const sheetOf = (rows: string, strings: readonly string[] = []): Parts =>
  partsOfWorkbook([sharedRow(1, 0, 1, 2) + rows], [...HEADER, ...strings]);

/** Much of everything that the reader looks at, or what never ends. */
export const WORKBOOKS: readonly [title: string, partsOf: (size: number) => Parts][] = [
  ['rows', (size) => sheetOf(times(size, keyRow))],
  ['rows without texts', (size) => sheetOf(times(size, (at) => rowOf(at, `<c r="B${at + 2}" s="1"/>`)))],
  [
    'rows without numbers',
    (size) => sheetOf('<row><c t="inlineStr"><is><t>a</t></is></c></row>'.repeat(size)),
  ],
  ['cells out of order', (size) => sheetOf(rowOf(0, '<c r="B2"/><c r="A2"/>'.repeat(size)))],
  [
    'shared strings',
    (size) =>
      sheetOf(
        times(size, (at) =>
          rowOf(at, inline(`A${at + 2}`, `k${at}`), `<c r="B${at + 2}" t="s"><v>${at + 3}</v></c>`),
        ),
        Array.from({ length: size }, (_, at) => `<t>x${at}</t>`),
      ),
  ],
  [
    'one shared string',
    (size) =>
      sheetOf(
        times(size, (at) =>
          rowOf(at, inline(`A${at + 2}`, `k${at}`), `<c r="B${at + 2}" t="s"><v>3</v></c>`),
        ),
        ['<t>x</t>'],
      ),
  ],
  [
    'shared strings that nobody shows',
    (size) =>
      sheetOf(
        '',
        Array.from({ length: size }, () => '<t>x</t>'),
      ),
  ],
  [
    'sheets',
    (size) =>
      partsOfWorkbook(
        [sharedRow(1, 0, 1, 2), ...Array.from({ length: size / 30 }, () => sharedRow(1, 0))],
        HEADER,
      ),
  ],
  ['fonts in a cell', (size) => sheetOf(keyRow(0), [`${'<r><rPr><b/></rPr><t>x</t></r>'.repeat(size)}`])],
  [
    'what is read aloud',
    (size) =>
      sheetOf(rowOf(0, inline('A2', 'a'), '<c r="B2" t="s"><v>3</v></c>'), ['<rPh><t>x</t>'.repeat(size)]),
  ],
  ['tags that never end', (size) => sheetOf('<row'.repeat(size))],
  ['cells that never end', (size) => sheetOf(rowOf(0, '<c'.repeat(size)))],
  ['attributes', (size) => sheetOf(rowOf(0, `<c ${'r="" '.repeat(size)}/>`))],
  ['white space in a tag', (size) => sheetOf(rowOf(0, `<c r${' '.repeat(size)}="A2"/>`))],
  ['escapes', (size) => sheetOf(rowOf(0, inline('A2', 'a'), inline('B2', '_x0041_&amp;'.repeat(size / 8))))],
  [
    'relationships',
    (size) => ({
      ...sheetOf(keyRow(0)),
      'xl/_rels/workbook.xml.rels': '<Relationship Id="a"/>'.repeat(size),
    }),
  ],
];
