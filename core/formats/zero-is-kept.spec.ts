import { strFromU8, strToU8 } from 'fflate';

import { fileBytes } from './export/file-bytes.js';
import { readFiles, writeProject } from './index.js';
import { projectOf, writeAgain } from './profile/testing-profile.js';

/** A plural of zero, one and other in each format that has a name for zero, and where the text for zero is. */
const SPECIFIED: readonly (readonly [name: string, source: string])[] = [
  [
    'strings.xml',
    '<resources>\n    <plurals name="n">\n        <item quantity="zero">none</item>\n        <item quantity="one">1</item>\n        <item quantity="other">o</item>\n    </plurals>\n</resources>\n',
  ],
  [
    'a.stringsdict',
    '<plist version="1.0"><dict><key>n</key><dict><key>v</key><dict><key>zero</key><string>none</string><key>one</key><string>1</string><key>other</key><string>o</string></dict></dict></dict></plist>',
  ],
  [
    'a.xcstrings',
    JSON.stringify({
      sourceLanguage: 'en',
      strings: {
        n: {
          localizations: {
            en: {
              variations: {
                plural: Object.fromEntries(
                  ['zero:none', 'one:1', 'other:o'].map((pair) => {
                    const [form = '', value] = pair.split(':');
                    return [form, { stringUnit: { state: 'translated', value } }];
                  }),
                ),
              },
            },
          },
        },
      },
    }),
  ],
  ['pipes.json', '{"n":"none | 1 | o"}'],
  ['i18next.json', '{"n_zero":"none","n_one":"1","n_other":"o"}'],
  ['icu.json', '{"n":"{count, plural, zero {none} one {1} other {o}}"}'],
  ['app_en.arb', '{"n":"{count, plural, zero{none} one{1} other{o}}"}'],
  ['a.properties', 'n.zero=none\nn.one=1\nn.other=o\n'],
  [
    'a.resx',
    `<root>${['zero:none', 'one:1', 'other:o'].map((pair) => `<data name="n_${pair.split(':')[0]}"><value>${pair.split(':')[1]}</value></data>`).join('')}</root>`,
  ],
  ['n.php', "<?php return [\n    'n' => '{0} none|{1} 1|[2,*] o',\n];\n"],
  ['n.ftl', 'n = { $n ->\n    [0] none\n    [one] 1\n   *[other] o\n}\n'],
  ['en.yml', 'en:\n  n:\n    zero: none\n    one: "1"\n    other: o\n'],
  ['a.csv', 'key,form,en\nn,zero,none\nn,one,1\nn,other,o\n'],
];

describe.each(SPECIFIED)('zero, one and other of %s', (name, source) => {
  const reading = readFiles([{ name, bytes: strToU8(source) }], {
    keep: true,
    pluralMode: 'cldr',
    tag: 'en',
  });
  const [key] = reading.groups.flatMap(({ keys }) => keys);

  it('are exactly 0, one and other in English, without a warning or a loss', () => {
    expect(key?.values.map(({ quantityString, name: text }) => [quantityString, text])).toEqual([
      ['=0', 'none'],
      ['one', '1'],
      ['other', 'o'],
    ]);
    expect(reading.warnings).toEqual([]);
    expect(reading.lost).toEqual({ plurals: 0, forms: 0, texts: 0 });
  });

  it('come back to their file as they were', () => {
    const [file] = writeAgain(reading, projectOf(reading.groups));
    expect(file && strFromU8(fileBytes(file))).toBe(source);
  });

  it.each([
    ['android', undefined, '<item quantity="zero">none</item>'],
    ['ios', undefined, /<key>zero<\/key>\s*<string>none<\/string>/],
    ['web', 'pipes', '"none | 1 | o"'],
    ['web', 'i18next', '"n_zero": "none"'],
    ['web', 'icu', '=0 {none}'],
    ['flutter', undefined, '=0 {none}'],
    ['java', undefined, 'n.zero=none'],
    ['dotnet', undefined, /name="n_zero"[^]*?<value>none</],
    ['rails', undefined, 'zero: none'],
    ['fluent', undefined, '[0] none'],
    ['laravel', undefined, '{0} none'],
  ] as const)('go to %s %s with the text for zero', (platform, jsonFlavour, expected) => {
    const text = writeProject(projectOf(reading.groups), {
      platform,
      languageIds: [1],
      prefix: false,
      validatedOnly: false,
      pluralMode: 'cldr',
      ...(jsonFlavour && { jsonFlavour }),
    })
      .map((file) => file.text)
      .join('');
    expect(text).toMatch(expected);
  });
});
