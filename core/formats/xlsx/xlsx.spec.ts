import { strToU8, zipSync } from 'fflate';

import type { ExportProject } from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { detectFormat } from '../import/detect-format.js';
import { readFiles } from '../index.js';
import { added, changed, keyOf, without } from '../profile/testing-edits.js';
import { keep, projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { outline } from '../testing.js';
import { partsIn, partsOfWorkbook, sharedRow, zipped } from './testing-workbook.js';
import type { Parts } from './testing-workbook.js';

const NAME = 'texts.xlsx';
const t = (text: string): string => `<t>${text}</t>`;

/** `OK` is shared by three cells, `Other` with another sheet, and `rich` has a font of its own. */
const RICH =
  '<r><rPr><b/></rPr><t>ri</t></r><r><t xml:space="preserve">ch </t></r><rPh sb="0" eb="1"><t>x</t></rPh>';
const STRINGS = [
  t('Key'),
  t('English'),
  t('French'),
  t('a'),
  t('A'),
  t('Ä'),
  t('b'),
  t('OK'),
  t('c'),
  RICH,
  t('Other'),
];
const SHEET = [
  sharedRow(1, 0, 1, 2),
  sharedRow(2, 3, 4, 5),
  sharedRow(3, 6, 7, 7),
  sharedRow(5, 8, 9, 10),
  '<row r="6"><c r="A6" t="inlineStr"><is><t>n</t></is></c><c r="B6" s="2"><v>42</v></c><c r="C6" t="str"><f>B6&amp;"!"</f><v>42!</v></c></row>',
  '<row r="7"><c r="A7" s="1"/><c r="E7" s="1"/></row><row r="8"/>',
].join('');
const PARTS = partsOfWorkbook([SHEET, sharedRow(1, 10)], STRINGS);

const readingOf = (parts: Parts) => keep([{ name: NAME, bytes: zipped(parts) }]);

/** The parts of the workbook after an edit of its project. */
function after(
  edit: (project: ExportProject) => ExportProject,
  languageIds?: number[],
  parts = PARTS,
): Parts {
  const reading = readingOf(parts);
  const project = edit(projectOfReading(reading));
  const [file] = writeAgain(reading, project, languageIds ? { languageIds } : {});
  return partsIn(fileBytes(file ?? { text: '' }));
}

const inGroups =
  (edit: (groups: ExportProject['groups'][number][]) => ExportProject['groups']) =>
  (project: ExportProject): ExportProject => ({ ...project, groups: edit([...project.groups]) });

/** Another text of a key in one of the languages. */
const withText = (
  name: string,
  languageId: number,
  text: string,
): ((project: ExportProject) => ExportProject) =>
  inGroups((groups) =>
    groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        values: key.values.map((value) =>
          key.name === name && value.languageId === languageId ? { ...value, name: text } : value,
        ),
      })),
    })),
  );

const SHEET_PATH = 'xl/worksheets/sheet1.xml';
const STRINGS_PATH = 'xl/sharedStrings.xml';
const cell = (reference: string, text: string, look = ' s="4"'): string =>
  `<c r="${reference}"${look} t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a workbook', () => {
  it('is known by its content, and its first sheet of translations is read', () => {
    const { format } = detectFormat({ name: 'x.bin', bytes: zipped(PARTS) });
    expect(format?.id).toBe('xlsx');
    const { languages, carried } = readingOf({ ...partsOfWorkbook([sharedRow(1, 10), SHEET], STRINGS) });
    expect(languages.map(({ tag, groups }) => [tag, ...outline(groups)])).toEqual([
      [
        'en',
        [
          'common',
          [
            ['a', 'A'],
            ['b', 'OK'],
            ['c', 'rich '],
            ['n', '42'],
          ],
        ],
      ],
      [
        'fr',
        [
          'common',
          [
            ['a', 'Ä'],
            ['b', 'OK'],
            ['c', 'Other'],
            ['n', '42!'],
          ],
        ],
      ],
    ]);
    expect(carried.map(({ what, count }) => [what, count])).toEqual([['sheet', 1]]);
  });

  it('comes back with the same parts', () => {
    expect(after((project) => project)).toEqual(PARTS);
  });

  it('keeps no text of its own in what is stored beside the project', () => {
    const { profile } = readingOf(PARTS);
    expect(JSON.stringify(profile)).not.toContain('Ä');
  });

  it('differs in the shared string of one cell', () => {
    const parts = after(withText('a', 2, 'Äh & <so>'));
    expect(parts).toEqual({
      ...PARTS,
      [STRINGS_PATH]: PARTS[STRINGS_PATH]?.replace(t('Ä'), t('Äh &amp; &lt;so&gt;')),
    });
  });

  it.each([
    ['a string that other cells of the sheet show', 'b', 'C3', 7],
    ['a string that another sheet shows', 'c', 'C5', 10],
  ])('differs in one cell where it was %s', (_, key, reference, index) => {
    expect(after(withText(key, 2, '=1+1'))).toEqual({
      ...PARTS,
      [SHEET_PATH]: PARTS[SHEET_PATH]?.replace(
        `<c r="${reference}" s="4" t="s"><v>${index}</v></c>`,
        cell(reference, '=1+1'),
      ),
    });
  });

  it('has a text in the place of a number, and of a formula', () => {
    const { [SHEET_PATH]: sheet } = after((project) => withText('n', 1, '43')(withText('n', 2, '')(project)));
    expect(sheet).toContain(`${cell('B6', '43', ' s="2"')}</row>`);
  });

  it('loses the row of a key, whose number stays free', () => {
    const { [SHEET_PATH]: sheet, [STRINGS_PATH]: strings } = after(inGroups(without('a')));
    expect(sheet).toBe(PARTS[SHEET_PATH]?.replace(sharedRow(2, 3, 4, 5), ''));
    expect(strings).not.toContain('Ä');
  });

  it('gets new keys behind the last one, in the place of rows without texts', () => {
    const { [SHEET_PATH]: sheet } = after(inGroups(added('common', keyOf('d', '=D'), keyOf('e', 'E'))));
    expect(sheet).toContain(
      `<row r="7">${cell('A7', 'd', '')}${cell('B7', '=D', ' s="2"')}</row><row r="8">${cell('A8', 'e', '')}${cell('B8', 'E', ' s="2"')}</row></sheetData>`,
    );
    expect(sheet).not.toMatch(/dimension|spans/);
    expect(readingOf({ ...PARTS, [SHEET_PATH]: sheet ?? '' }).groups[0]?.keys.at(-1)?.values[0]?.name).toBe(
      'E',
    );
  });

  it('gets a new language as a column, and loses one that is not exported', () => {
    const { [SHEET_PATH]: sheet } = after(
      (project) => ({
        languages: [...project.languages, { id: 9, name: 'German', tag: 'de' }],
        groups: inGroups(changed('a', 'A'))(project).groups.map((group) => ({
          ...group,
          keys: group.keys.map((key) => ({
            ...key,
            values: [...key.values, { name: 'Aa', quantityString: null, status: 'modified', languageId: 9 }],
          })),
        })),
      }),
      [1, 9],
    );
    expect(sheet).toContain(
      `<row r="1"><c r="A1" s="4" t="s"><v>0</v></c><c r="B1" s="4" t="s"><v>1</v></c>${cell('D1', 'German')}</row>`,
    );
    expect(sheet).toContain(`<c r="B2" s="4" t="s"><v>4</v></c>${cell('D2', 'Aa')}</row>`);
  });

  it('with prefixes and a strict namespace gets its own elements', () => {
    const prefixed = Object.fromEntries(
      Object.entries(PARTS).map(([name, xml]) => [
        name,
        xml.replace(/<(\/?)(?=\w)/g, '<$1x:').replace('xmlns=', 'xmlns:x='),
      ]),
    );
    expect(after((project) => project, undefined, prefixed)).toEqual(prefixed);
    const { [SHEET_PATH]: sheet, [STRINGS_PATH]: strings } = after(
      (project) =>
        inGroups(added('common', keyOf('d', 'D')))(withText('a', 1, 'B')(withText('b', 1, 'C')(project))),
      undefined,
      prefixed,
    );
    expect(`${sheet}${strings}`).not.toMatch(/<\/?(?!x:)\w/);
  });

  it.each(['\r', '\u0001', '_x0041_', ' a ', '\n', '\uFFFE', '&<>"'])('holds %j', (text) => {
    const parts = after(withText('a', 1, text));
    expect(readingOf(parts).groups[0]?.keys[0]?.values[0]?.name).toBe(text);
  });
});

describe('a workbook that is refused', () => {
  const errorOf = (bytes: Uint8Array) => readFiles([{ name: NAME, bytes, format: 'xlsx' }]).error;
  const withSheet = (rows: string) => zipped(partsOfWorkbook([rows], STRINGS));

  it.each([
    ['no archive', strToU8('PK no archive at all')],
    ['an archive of something else', zipped({ 'a.txt': 'x' })],
    ['half of an archive', zipped(PARTS).slice(300)],
    ['no sheet', zipped({ ...PARTS, 'xl/workbook.xml': '<workbook/>' })],
    ['a sheet that ends early', zipped({ ...PARTS, [SHEET_PATH]: (PARTS[SHEET_PATH] ?? '').slice(0, -200) })],
    ['rows out of order', withSheet(sharedRow(2, 0, 1, 2) + sharedRow(1, 3, 4, 5))],
    ['a document type', zipped({ ...PARTS, [STRINGS_PATH]: '<!DOCTYPE a [<!ENTITY b "c">]><sst/>' })],
  ])('for %s', (_, bytes) => {
    expect(errorOf(bytes)?.reason).toMatch(/reading_file_error|table_header_expected/);
  });

  it('for too many columns', () => {
    expect(
      errorOf(withSheet(`${sharedRow(1, 0, 1, 2)}<row r="2"><c r="ZZZ2"><v>1</v></c></row>`))?.reason,
    ).toBe('imports.reading_file_error');
    expect(
      errorOf(withSheet(`${sharedRow(1, 0, 1, 2)}<row r="2"><c r="XFD2"><v>1</v></c></row>`)),
    ).toMatchObject({
      reason: 'imports.table_too_large',
      line: 2,
    });
  });

  it('for what it would unpack to, whatever it says', () => {
    const bomb = zipSync({ 'xl/a.xml': new Uint8Array(65_000_000) });
    expect(errorOf(bomb)?.reason).toBe('imports.archive_too_large');
    const view = new DataView(bomb.buffer);
    const central = bomb.length - 22 - 46 - 'xl/a.xml'.length;
    view.setUint32(central + 24, 10, true);
    expect(errorOf(bomb)?.reason).toBe('imports.archive_too_large');
  });
});

it('is written as it was by a profile that somebody has tampered with, without a crash', () => {
  const reading = readingOf(PARTS);
  const [file] = reading.profile.files;
  for (const part of [
    '\u001e',
    '\u001exl/workbook.xml\u001ft<!',
    '\u001d\u001d\u001f',
    '\u001a9\u001f',
    '\u001eb\u001fb*',
  ]) {
    const profile = { version: 1 as const, files: file ? [{ ...file, parts: [part, ...file.parts] }] : [] };
    expect(() => writeAgain({ profile }, projectOfReading(reading))).not.toThrow();
  }
});
