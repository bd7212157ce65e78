import fc from 'fast-check';
import { strToU8 } from 'fflate';

import { QUANTITIES } from '../domain/quantities.js';
import { ARB_FRAGMENTS } from './arb/testing-arb.js';
import { CSV_FRAGMENTS } from './csv/testing-csv.js';
import { FLUENT_FRAGMENTS } from './fluent/testing-fluent.js';
import { readFiles, writeProject } from './index.js';
import { PLATFORMS } from './naming/platforms.js';
import { PHP_FRAGMENTS } from './php/testing-php.js';
import { PO_FRAGMENTS } from './po/testing-po.js';
import { PROPERTIES_FRAGMENTS } from './properties/testing-properties.js';
import { QT_FRAGMENTS } from './qt/testing-qt.js';
import { RESX_FRAGMENTS } from './resx/testing-resx.js';
import { MESSAGE_FRAGMENTS } from './web/testing-messages.js';
import { YAML_FRAGMENTS } from './yaml/testing-yaml.js';
import { HOSTILE } from './testing.js';
import { XLIFF_FRAGMENTS } from './xliff/testing-hostile-documents.js';
import { cpuTimeOf } from '../../test/support/server/cpu-time.js';
import { LAW_RUNS } from '../../test/support/law-runs.js';

const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''));

/** Pieces of each format that are nearly files. */
const FRAGMENTS: Record<string, string[]> = {
  'a.json': [
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    '"a"',
    '"b"',
    '1',
    '-',
    '0.5e3',
    'true',
    'null',
    '{"a":"b"}',
    '"a":',
    '\\',
    '\\u12',
    ' ',
  ],
  'a.xml': [
    '<resources>',
    '</resources>',
    '<string name="a">',
    '</string>',
    '<plurals name="p">',
    '</plurals>',
    '<item quantity="one">',
    '</item>',
    '<!-- MARK: - a -->',
    '<!-- a -->',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE resources [<!ENTITY a "b">]>',
    '&a;',
    '&#65;',
    '<?xml version="1.0"?>',
    '<b>',
    '</b>',
    ' x="1"',
  ],
  'messages.json': MESSAGE_FRAGMENTS,
  'a.arb': ARB_FRAGMENTS,
  'a.csv': CSV_FRAGMENTS,
  'a.properties': PROPERTIES_FRAGMENTS,
  'a.resx': RESX_FRAGMENTS,
  'a.xliff': XLIFF_FRAGMENTS,
  'a.yml': YAML_FRAGMENTS,
  'a.po': PO_FRAGMENTS,
  'a.ftl': FLUENT_FRAGMENTS,
  'a.php': PHP_FRAGMENTS,
  'a.ts': QT_FRAGMENTS,
  'a.strings': [
    '"',
    "'",
    '=',
    ';',
    '{',
    '}',
    '"a" = "b";',
    '// MARK: - a',
    '/* b */',
    '/*',
    '*/',
    '\\',
    '\\U',
    'a;',
    '\n',
    '<plist>',
    '<dict>',
    '<key>a</key>',
    '<string>b</string>',
    '</dict>',
    '</plist>',
    '<!--',
  ],
  'a.xcstrings': [
    '{"sourceLanguage":"en","strings":{',
    '}',
    '{',
    ',',
    '},"version":"1.0"}',
    '"a":{}',
    '"localizations":{',
    '"en":{"stringUnit":{"state":"new","value":"x"}}',
    '"fr":{"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}',
    '"ja":{"variations":{"device":{"mac":{"stringUnit":{"value":"x"}}}}}',
    '"pl":{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":{"argNum":1}}}',
    '"shouldTranslate":false',
    '"comment":"b"',
    '"b":',
    'null',
    ']',
  ],
  'a.stringsdict': [
    '<plist>',
    '</plist>',
    '<dict>',
    '</dict>',
    '<key>',
    '</key>',
    '<key>a</key>',
    '<key>one</key>',
    '<string>',
    '</string>',
    '<string>%#@a@</string>',
    '<key>NSStringLocalizedFormatKey</key>',
    '<array>',
    '<!-- MARK: - a -->',
  ],
};

describe.each(Object.entries(FRAGMENTS))('a reader of %s', (name, fragments) => {
  const nearlyFiles = fc
    .array(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fragments) }, { weight: 1, arbitrary: text }),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

  it('answers to anything, twice the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nearlyFiles.map((content) => strToU8(content)),
          fc.uint8Array({ maxLength: 60 }),
        ),
        fc.boolean(),
        (bytes, completePlurals) => {
          const reading = readFiles([{ name, bytes }], { completePlurals });
          expect(['ok', 'rejected']).toContain(reading.status);
          expect(reading.status === 'rejected').toBe(reading.error !== null);
          expect(readFiles([{ name, bytes }], { completePlurals })).toEqual(reading);
          expect(({} as Record<string, unknown>)['a']).toBeUndefined();
        },
      ),
      { numRuns: LAW_RUNS },
    );
  });
});

describe('a hostile text takes linear time', () => {
  const within = (work: () => unknown): void => {
    // Linear time is a hundredth of this; quadratic time is several times as much.
    expect(cpuTimeOf(work)).toBeLessThan(4_000);
  };

  it.each([
    ['a marker of white space', 'a.strings', `/*MARK:${' '.repeat(5_000)}\nx*/`],
    [
      'a marker of white space in XML',
      'a.xml',
      `<resources><!--MARK:${' \t'.repeat(2_500)}\nx--></resources>`,
    ],
    [
      'an attribute with a long name and no value',
      'a.xml',
      `<resources><b ${'a'.repeat(100_000)}></resources>`,
    ],
    ['an ampersand before many tags', 'a.xml', `<resources>&${'<b a="x">'.repeat(100_000)}`],
    ['a document of ampersands', 'a.xml', `<resources>${'&'.repeat(500_000)};`],
    ['a declaration that never ends', 'a.xml', `<!DOCTYPE a [${'<!ENTITY '.repeat(50_000)}`],
    ['a comment that never ends', 'a.xml', `<!DOCTYPE a [${'<!--'.repeat(50_000)}`],
    ['references that never end', 'a.stringsdict', stringsdictOf('%1$#@'.repeat(100_000))],
  ])('%s', (_, name, content) => {
    within(() => readFiles([{ name, bytes: strToU8(content) }]));
  });

  it.each([
    ['a placeholder of flags', `%${'0'.repeat(100_000)}`],
    ['a placeholder of digits', `%${'1'.repeat(100_000)}`],
    ['a precision', `%.${'1'.repeat(100_000)}`],
    ['placeholders without end', '%1$#'.repeat(50_000)],
  ])('%s', (_, text) => {
    const values = QUANTITIES.map((quantityString) => ({
      name: text,
      quantityString,
      status: 'modified' as const,
      languageId: 1,
    }));
    const groups = [{ name: 'a', keys: [{ name: 'k', isPlural: true, values }] }];
    const options = { prefix: false, validatedOnly: false, languageIds: [1] };
    for (const platform of PLATFORMS)
      within(() => writeProject({ languages: [{ id: 1, name: 'fr' }], groups }, { platform, ...options }));
  });
});

function stringsdictOf(format: string): string {
  const entry = `<key>NSStringLocalizedFormatKey</key><string>${format}</string>`;
  return `<plist><dict><key>a</key><dict>${entry}</dict></dict></plist>`;
}
