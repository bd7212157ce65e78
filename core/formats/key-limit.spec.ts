import { strToU8 } from 'fflate';

import { readFiles } from './index.js';
import { partsOfWorkbook, sharedRow, zipped } from './xlsx/testing-workbook.js';

const three = (piece: (name: string) => string): string => ['a', 'b', 'c'].map(piece).join('');
const WORKBOOK = partsOfWorkbook(
  [sharedRow(1, 0, 1) + sharedRow(2, 2, 2) + sharedRow(3, 3, 3) + sharedRow(4, 4, 4)],
  ['<t>key</t>', '<t>en</t>', '<t>a</t>', '<t>b</t>', '<t>c</t>'],
);

const FILES: readonly [name: string, content: string | Uint8Array][] = [
  ['a.json', '{"a":"x","b":"x","c":"x"}'],
  ['a.xml', `<resources>${three((name) => `<string name="${name}">x</string>`)}</resources>`],
  ['a.strings', three((name) => `"${name}" = "x";`)],
  [
    'a.stringsdict',
    `<plist><dict>${three((name) => `<key>${name}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>x</string><key>other</key><string>x</string></dict></dict>`)}</dict></plist>`,
  ],
  ['a.xcstrings', '{"sourceLanguage":"en","strings":{"a":{},"b":{},"c":{}},"version":"1.0"}'],
  ['a.arb', '{"a":"x","b":"x","c":"x"}'],
  ['a.properties', three((name) => `${name}=x\n`)],
  ['a.resx', `<root>${three((name) => `<data name="${name}"><value>x</value></data>`)}</root>`],
  ['a.csv', `key,en\n${three((name) => `${name},x\n`)}`],
  ['a.xlsx', zipped(WORKBOOK)],
  [
    'a.xliff',
    `<xliff version="1.2"><file source-language="en"><body>${three((name) => `<trans-unit id="${name}"><source>x</source></trans-unit>`)}</body></file></xliff>`,
  ],
  ['a.yml', three((name) => `${name}: x\n`)],
  ['a.po', three((name) => `msgid "${name}"\nmsgstr "x"\n\n`)],
  [
    'a.ts',
    `<TS><context><name>c</name>${three((name) => `<message><source>${name}</source><translation>x</translation></message>`)}</context></TS>`,
  ],
  ['a.php', `<?php return [${three((name) => `'${name}' => 'x',`)}];`],
  ['a.ftl', three((name) => `${name} = x\n`)],
];

describe('a file of more keys than a project may have', () => {
  it.each(FILES)('is refused: %s', (name, content) => {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    const read = (keyLimit: number) =>
      readFiles([{ name, bytes }], { keep: true, pluralMode: 'cldr', tag: 'en', keyLimit });
    expect(read(3).groups.flatMap(({ keys }) => keys)).toHaveLength(3);
    expect(read(2)).toMatchObject({
      status: 'rejected',
      error: { reason: 'imports.too_many_keys', file: name, count: 2 },
    });
  });
});
