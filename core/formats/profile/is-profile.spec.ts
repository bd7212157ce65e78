import { isImportProfile } from './is-profile.js';
import { keepText } from './testing-profile.js';

const profileOf = (name: string, text: string) => keepText(name, text).profile;

describe('an untrusted profile', () => {
  it.each([
    ['en.json', '{"a":"b","c":{"d":["e",1]},"p":"1|2|3","q":"x | y"}'],
    ['en.json', '{ "a" : "b", "c" : { "d" : "e" } }'],
    [
      'a.xcstrings',
      '{"sourceLanguage":"en","strings":{"a":{},"b":{"comment":"c","localizations":{"fr":{"variations":{"device":{"mac":' +
        '{"stringUnit":{"state":"new","value":"x"}}}}},"ja":{"stringUnit":{"value":"y"}}}}},"version":"1.0"}',
    ],
    ['en.json', '{"n_one":"1","n_few":"f","n_other":"o"}'],
    ['en.json', '{"m":"a {n, plural, =1 {1} other {o}} b"}'],
    [
      'strings.xml',
      '<resources>\n<!-- a b -->\n<string name="a"/><plurals name="b"><item quantity="other">x</item></plurals></resources>',
    ],
    ['a.strings', '/* a b */ a = "\\Ub"; c;'],
    [
      'a.stringsdict',
      '<plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>a %#@v@</string><key>v</key><dict>' +
        '<key>other</key><string>x</string></dict></dict></dict></plist>',
    ],
  ])('is taken if it is one: %s', (name, text) => {
    expect(isImportProfile(JSON.parse(JSON.stringify(profileOf(name, text))))).toBe(true);
  });

  it('is taken with the languages of its file', () => {
    const languages = [
      { code: 'en', tag: 'en', isSource: true },
      { code: 'Klingon', tag: null, isSource: false },
    ];
    expect(isImportProfile({ version: 1, files: [{ ...file, languages }] })).toBe(true);
  });

  it('is taken with the ids of its keys, as it is answered', () =>
    expect(isImportProfile({ version: 1, files: [{ ...file, keyIds: [7] }] })).toBe(true));

  it('is taken with its path in a repository', () => {
    const place = { path: 'en/a.json', file: '{language}/a.json', language: 'en', sha256: 'a'.repeat(64) };
    expect(isImportProfile({ version: 1, files: [{ ...file, document: place }] })).toBe(true);
  });

  const file = profileOf('en.json', '{"a":"b"}').files[0];

  it.each([
    ['nothing', null],
    ['a list', []],
    ['another version', { version: 2, files: [] }],
    ['more files than an import has', { version: 1, files: new Array(501).fill(file) }],
    ...[
      { path: 'en/a.json' },
      { file: '{language}/a.json' },
      { path: '../a.json', file: '{language}/a.json' },
      { path: 'en/a.json', file: '{language}/a.json', sha256: 'a' },
    ].map((document): [string, object] => [
      `a document at ${JSON.stringify(document)}`,
      { version: 1, files: [{ ...file, document }] },
    ]),
    ['files that are none', { version: 1, files: [{}] }],
    ['a name that leads elsewhere', { version: 1, files: [{ ...file, name: '../en.json' }] }],
    ['a name with a drive', { version: 1, files: [{ ...file, name: 'C:en.json' }] }],
    ['the name of a device', { version: 1, files: [{ ...file, name: 'Con.json' }] }],
    ['a name that reads backwards', { version: 1, files: [{ ...file, name: 'nosj.\u202een.json' }] }],
    ['a further field', { version: 1, files: [{ ...file, __proto__: null, more: 1 }] }],
    ['a key that is not there', { version: 1, files: [{ ...file, parts: [{ text: 1 }] }] }],
    ['a key before the first', { version: 1, files: [{ ...file, parts: [{ text: -1 }] }] }],
    ['an end without a beginning', { version: 1, files: [{ ...file, parts: [0, 1] }] }],
    ['a beginning without an end', { version: 1, files: [{ ...file, parts: [1, 'x'] }] }],
    ['an unknown number', { version: 1, files: [{ ...file, parts: [4] }] }],
    ['an unknown form', { version: 1, files: [{ ...file, parts: [{ text: 0, form: 'some' }] }] }],
    ['an unknown flavour', { version: 1, files: [{ ...file, style: { ...file?.style, flavour: 'yaml' } }] }],
    [
      'a flavour that is the usual one',
      { version: 1, files: [{ ...file, style: { ...file?.style, flavour: 'pipes' } }] },
    ],
    [
      'forms that are no names',
      { version: 1, files: [{ ...file, parts: [{ forms: 0, lead: '', taken: [1] }] }] },
    ],
    [
      'a place whose white space is none',
      { version: 1, files: [{ ...file, parts: [{ group: 'a', lead: 1 }] }] },
    ],
    ['an unknown encoding', { version: 1, files: [{ ...file, encoding: 'latin1' }] }],
    ['a file without a language', { version: 1, files: [{ ...file, languages: [] }] }],
    ['a language without a code', { version: 1, files: [{ ...file, languages: [{ tag: 'en' }] }] }],
    ['a key without a group', { version: 1, files: [{ ...file, keys: [['a']] }] }],
  ])('is refused: %s', (_, value) => {
    expect(isImportProfile(value)).toBe(false);
  });
});
