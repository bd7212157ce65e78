import { strToU8 } from 'fflate';

import { keep, keepText } from '../profile/testing-profile.js';
import { brief, outline, readText } from '../testing.js';
import type { KeptGroup } from '../model/kept-reading.js';
import { readFiles } from '../index.js';

const STRINGS = (...lines: string[]): string => `<resources>\n${lines.join('\n')}\n</resources>`;

/** Keys with their forms: `{ files: { one: 'a', other: 'b' } }`. */
const formsOf = (groups: readonly KeptGroup[]) =>
  Object.fromEntries(
    groups.flatMap(({ keys }) =>
      keys.map(({ name, values }) => [
        name,
        Object.fromEntries(values.map((value) => [value.quantityString ?? 'text', value.name])),
      ]),
    ),
  ) as Record<string, Record<string, string>>;

describe('plurals of a file that is kept', () => {
  const polish = STRINGS(
    '<plurals name="n"><item quantity="other">o</item><item quantity="few">f</item></plurals>',
    '<plurals name="z"><item quantity="zero">z</item><item quantity="one">1</item><item quantity="other">o</item></plurals>',
    '<plurals name="twice"><item quantity="one">1</item><item quantity="one">2</item></plurals>',
    '<plurals name="none"></plurals>',
  );

  it('have the forms that the file has, in the order of CLDR', () => {
    const { groups, warnings } = keepText('strings.xml', polish, 'pl');
    // Of Polish, zero is no category: it is exactly 0.
    expect(formsOf(groups)).toEqual({
      n: { few: 'f', other: 'o' },
      z: { '=0': 'z', one: '1', other: 'o' },
    });
    expect(warnings.map(brief)).toEqual(['quantity_not_found twice 4', 'quantity_not_found none 5']);
  });

  it.each([
    ['strings.xml', polish],
    ['en.json', '{"a":{"b":"x|y","c":"1|2|3","d":"1|2|3|4"}}'],
    [
      'a.stringsdict',
      `<plist><dict>${['one', 'zero two other one']
        .map(
          (forms, index) =>
            `<key>${index}</key><dict><key>v</key><dict>${forms
              .split(' ')
              .map((form) => `<key>${form}</key><string>${form}</string>`)
              .join('')}</dict></dict>`,
        )
        .join('')}</dict></plist>`,
    ],
  ])('are those of every other import in strict mode: %s', (name, text) => {
    for (const completePlurals of [false, true]) {
      const kept = readFiles([{ name, bytes: strToU8(text) }], { keep: true, completePlurals });
      const usual = readText(name, text, { completePlurals });
      expect(kept.warnings.map(brief)).toEqual(usual.warnings.map(brief));
      expect(formsOf(kept.groups)).toEqual(
        formsOf(
          usual.groups.map(({ name: group, keys }) => ({
            name: group,
            keys: keys.map((key) => ({
              ...key,
              values: key.values.map((value) => ({ ...value, quantityString: value.quantityString ?? null })),
            })),
          })),
        ),
      );
    }
  });

  it('take zero of Apple for exactly 0 where the language has no such category', () => {
    const text =
      '<plist><dict><key>n</key><dict><key>v</key><dict><key>zero</key><string>none</string>' +
      '<key>other</key><string>all</string></dict></dict></dict></plist>';
    expect(formsOf(keepText('a.stringsdict', text, 'en').groups)).toEqual({
      n: { '=0': 'none', other: 'all' },
    });
    expect(formsOf(keepText('a.stringsdict', text, 'lv').groups)).toEqual({
      n: { zero: 'none', other: 'all' },
    });
  });
});

describe('a reading that keeps', () => {
  it('has no profile unless it is asked for', () => {
    const file = { name: 'en.json', bytes: strToU8('{"a":"b"}') };
    expect(Object.keys(readFiles([file]))).toEqual(['status', 'error', 'groups', 'warnings']);
    expect(Object.keys(keep([file]))).toEqual([
      'status',
      'error',
      'groups',
      'languages',
      'statuses',
      'warnings',
      'profile',
      'carried',
      'plurals',
      'lost',
    ]);
  });

  it('rejects what every other import rejects, for the same reason', () => {
    for (const [name, text] of [
      ['en.json', '[1]'],
      ['en.json', '{"a":'],
      ['strings.xml', '<resource/>'],
      ['a.strings', '"a" = '],
      ['a.stringsdict', '<plist><dict><key>a</key></dict></plist>'],
      ['a.txt', ''],
    ] as const) {
      const { profile, carried, plurals, languages, statuses, lost, ...kept } = keepText(name, text);
      expect(kept).toEqual(readText(name, text));
      expect([profile.files, carried, plurals, languages, statuses]).toEqual([[], [], null, [], null]);
      expect(lost).toEqual({ plurals: 0, forms: 0, texts: 0 });
    }
  });

  it('reads two files of one import into one namespace', () => {
    const files = [
      { name: 'a.strings', bytes: strToU8('"title" = "T"; "n" = "text";') },
      {
        name: 'a.stringsdict',
        bytes: strToU8(
          '<plist><dict><key>n</key><dict><key>v</key><dict><key>other</key><string>all</string>' +
            '</dict></dict></dict></plist>',
        ),
      },
    ];
    const reading = keep(files);
    expect(formsOf(reading.groups)).toEqual({ title: { text: 'T' }, n: { other: 'all' } });
    expect(reading.profile.files.map(({ name, keys }) => [name, keys])).toEqual([
      [
        'a.strings',
        [
          ['common', 'title'],
          ['common', 'n'],
        ],
      ],
      ['a.stringsdict', [['common', 'n']]],
    ]);
  });

  it('groups keys as every other import does', () => {
    const text = STRINGS(
      '<!-- MARK: - menu -->',
      '<string name="menu_open">Open</string>',
      '<!-- MARK: - -->',
    );
    const { groups, profile } = keepText('strings.xml', text);
    expect(outline(readText('strings.xml', text).groups)).toEqual([['menu', [['open', 'Open']]]]);
    expect(groups.map(({ name, keys }) => [name, keys.map((key) => key.name)])).toEqual([['menu', ['open']]]);
    expect(profile.files[0]?.keys).toEqual([['menu', 'open', 'menu_open']]);
  });

  it('says what is no text, with its first line', () => {
    const { carried } = keepText('en.json', '{"a":1,\n"b":[true,\n2,null]}');
    expect(carried.map(({ what, line, count }) => [what, line, count])).toEqual([
      ['number', 1, 2],
      ['boolean', 2, 1],
      ['null', 3, 1],
    ]);
  });

  it('takes comments for descriptions unless they are code, markers or headings', () => {
    const text = STRINGS(
      '<!-- A -->',
      '<!-- of two -->',
      '<string name="a">A</string>',
      '<!-- Far away -->',
      '',
      '<string name="b">B</string> <!-- Behind it -->',
      '<!-- <string name="x">X</string> -->',
      '<string name="c">C</string>',
      `<!-- ${'Too long '.repeat(300)}-->`,
      '<string name="d">D</string>',
    );
    const keys = keepText('strings.xml', text).groups.flatMap((group) => group.keys);
    expect(keys.map(({ name, description }) => [name, description])).toEqual([
      ['a', 'of two'],
      ['b', 'Behind it'],
      ['c', undefined],
      ['d', undefined],
    ]);
  });
});

describe('a hostile file that is kept', () => {
  const DEEP = 20_000;
  const MANY = 5_000;
  it.each([
    ['deep objects', 'en.json', '{"a":'.repeat(DEEP) + '"x"' + '}'.repeat(DEEP)],
    ['deep lists', 'en.json', `{"a":${'['.repeat(DEEP)}"x"${']'.repeat(DEEP)}}`],
    ['one name many times', 'en.json', `{${Array.from({ length: MANY }, () => '"a":"x"').join()}}`],
    [
      'many paths of one name',
      'en.json',
      `{"g":{${Array.from({ length: MANY }, (_, at) => `"${'a_'.repeat(at % 9)}":{"${'a_'.repeat(9 - (at % 9))}":"${at}"}`).join()}}}`,
    ],
    ['many comments', 'strings.xml', STRINGS('<!-- a b -->'.repeat(MANY), '<string name="a">x</string>')],
    ['much white space', 'strings.xml', STRINGS('\n \t'.repeat(MANY), '<string name="a">x</string>')],
    [
      'deep tags',
      'strings.xml',
      STRINGS(`<string name="a">${'<b>'.repeat(9000)}${'</b>'.repeat(9000)}</string>`),
    ],
    [
      'one array name',
      'strings.xml',
      STRINGS('<string-array name="a"><item>x</item></string-array>'.repeat(MANY)),
    ],
    ['many semicolons', 'a.strings', `"a" = "b"${';'.repeat(MANY)}/* */`.repeat(2)],
    ['many keys without values', 'a.strings', '/* a b */ a;'.repeat(MANY)],
    [
      'one list',
      'strings.xml',
      STRINGS(`<string-array name="a">${'<item>x</item>'.repeat(50_000)}</string-array>`),
    ],
  ])(
    'has a profile in proportion to it: %s',
    (_, name, text) => {
      const { profile, groups, error } = keepText(name, text);
      expect(error).toBeNull();
      expect(groups.length).toBeGreaterThanOrEqual(0);
      expect(JSON.stringify(profile).length).toBeLessThan(20 * text.length + 1000);
    },
    20_000,
  );
});
