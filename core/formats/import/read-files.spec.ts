import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { brief, outline } from '../testing.js';

const STRINGS = '// MARK: - a\n"a_x" = "1";\n"n" = "one text";';
const plural = (key: string) =>
  `<plist><dict>\n<key>${key}</key><dict><key>v</key><dict>${['zero', 'one', 'other'].map((form) => `<key>${form}</key><string>${form}</string>`).join('')}</dict></dict></dict></plist>`;
const read = (strings: string, stringsdict: string) =>
  readFiles([
    { name: 'a.stringsdict', bytes: strToU8(stringsdict) },
    { name: 'a.strings', bytes: strToU8(strings) },
  ]);

describe('the two files of an iOS import', () => {
  it('share groups and names; a plural overrides a text', () => {
    const { groups, warnings } = read(STRINGS, plural('a_n').replace('</plist>', '</plist>'));
    expect(outline(groups)).toEqual([
      [
        'a',
        [
          ['x', '1'],
          ['n', 'one text'],
          ['a_n', ['zero', 'one', 'other']],
        ],
      ],
    ]);
    expect(warnings).toEqual([]);
    const same = read(STRINGS, plural('n'));
    expect(outline(same.groups)).toEqual([
      [
        'a',
        [
          ['x', '1'],
          ['n', ['zero', 'one', 'other']],
        ],
      ],
    ]);
    expect(same.warnings).toEqual([
      { reason: 'imports.duplicate_key', color: 'orange', file: 'a.stringsdict', line: 2, key: 'n' },
    ]);
  });

  it('stand alone: one that cannot be read takes nothing from the other', () => {
    const { status, error, groups, warnings } = read('"a" = ', plural('n'));
    expect({ status, error }).toEqual({ status: 'ok', error: null });
    expect(outline(groups)).toEqual([['common', [['n', ['zero', 'one', 'other']]]]]);
    expect(warnings).toEqual([
      { reason: 'imports.reading_file_error', color: 'red', file: 'a.strings', line: 1, fault: 'end' },
    ]);
  });

  it('are rejected together when neither can be read, each with its report', () => {
    expect(read('"a" = ', '\n<plist/>')).toEqual({
      status: 'rejected',
      error: {
        reason: 'imports.stringsdict_parse_error',
        color: 'red',
        file: 'a.stringsdict',
        line: 2,
        fault: 'text',
        found: '<plist>',
      },
      groups: [],
      warnings: [
        { reason: 'imports.reading_file_error', color: 'red', file: 'a.strings', line: 1, fault: 'end' },
      ],
    });
  });

  it('tell why each cannot be read: its encoding, its end, or what stands there', () => {
    const fault = (bytes: Uint8Array) => readFiles([{ name: 'a.strings', bytes }]).error;
    expect(fault(new Uint8Array([0xe9]))).toMatchObject({ line: 1, fault: 'encoding' });
    expect(fault(strToU8('"a" =\n'))).toMatchObject({ line: 2, fault: 'end' });
    expect(fault(strToU8('"a" = b c;'))).toMatchObject({ line: 1, fault: 'text', found: 'c;' });
  });

  it('show a key without a value, even one without a name', () => {
    const { error } = read('"a" = ', '<plist><dict><key> </key></dict></plist>');
    expect(error).toMatchObject({ fault: 'text', found: '<key> </key>' });
  });

  it('report by file and line, the names last', () => {
    const { warnings } = read('"B"="1";\n"B"="2";\n""="x";', plural('C').replace('one', 'few'));
    expect(warnings.map(brief)).toEqual([
      'duplicate_key B 2',
      'empty_name 3',
      'quantity_missing C one 2',
      'key_not_snake_case ×1',
    ]);
  });
});

it('refuses files that are no import without reading them', () => {
  expect(readFiles([{ name: 'a.txt', bytes: strToU8('{}') }])).toEqual({
    status: 'rejected',
    error: { reason: 'imports.json_expected_content', color: 'red', file: 'a.txt' },
    groups: [],
    warnings: [],
  });
});

it.each([
  [
    'fr.json',
    `{${Array.from({ length: 20_000 }, (_, index) => `"group_${index % 50}_${index}":{"key_${index}":"Text ${'é'.repeat(40)} of ${index}"}`).join(',\n')}}`,
  ],
  [
    'strings.xml',
    `<resources>${Array.from({ length: 20_000 }, (_, index) => `<!-- MARK: - g${index % 400} -->\n<string name="g${index % 400}_k${index}">Text \\'${'é'.repeat(40)}\\' <b>of</b> &lt;${index}&gt;</string>`).join('\n')}</resources>`,
  ],
  [
    'a.strings',
    Array.from(
      { length: 20_000 },
      (_, index) =>
        `// MARK: - g${index % 400}\n"g_${index}" = "Text ${'é'.repeat(40)} \\U00e9 of ${index}";`,
    ).join('\n'),
  ],
])('reads 20,000 keys of %s among 400 known groups', (name, text) => {
  const { groups } = readFiles([{ name, bytes: strToU8(text) }], {
    knownGroups: Array.from({ length: 400 }, (_, index) => `known_${index}`),
  });
  expect(groups.flatMap(({ keys }) => keys)).toHaveLength(20_000);
});
