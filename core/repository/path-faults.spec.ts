import { caseCollisions, LONGEST_PATH, pathFault, templateFault, writtenPathFault } from './path-faults.js';

describe('the path of a document', () => {
  it.each(['fr.json', 'res/values-b+sr+Latn/strings.xml', '.github/[locale]/été (1).json', 'a/con/aux.json'])(
    'may be %s',
    (path) => expect(pathFault(path)).toBeNull(),
  );

  it.each([
    ['', 'empty', ''],
    ['/etc/fr.json', 'absolute', '/etc/fr.json'],
    ['C:/fr.json', 'absolute', 'C:/fr.json'],
    ['a\\..\\fr.json', 'backslash', 'a\\..\\fr.json'],
    ['a//fr.json', 'empty_part', 'a//fr.json'],
    ['a/', 'empty_part', 'a/'],
    ['a/../fr.json', 'dots', '..'],
    ['./fr.json', 'dots', '.'],
    ['a/f\nr.json', 'control', 'f\nr.json'],
    ['a/\ud800.json', 'control', '\ud800.json'],
  ])('is not %p: %s', (path, reason, part) => expect(pathFault(path)).toEqual({ reason, part }));

  it('has at most 400 characters', () => {
    expect(pathFault('a'.repeat(LONGEST_PATH))).toBeNull();
    expect(pathFault('a'.repeat(LONGEST_PATH + 1))?.reason).toBe('too_long');
  });
});

it.each([
  ['con/fr.json', 'con'],
  ['a/NUL.json', 'NUL.json'],
  ['a/fr?.json', 'fr?.json'],
  ['a./fr.json', 'a.'],
])('a path that Windows refuses is not written: %s', (path, part) =>
  expect(writtenPathFault(path)).toEqual({ reason: 'reserved', part }),
);

describe('a template', () => {
  it.each(['{language}.json', '{language}/app_{language}.arb', 'values{-language}/strings.xml'])(
    'may be %s',
    (template) => expect(templateFault(template)).toBeNull(),
  );

  it.each([
    ['locales/common.json', 'no_language', 'locales/common.json'],
    ['values{-language}/strings_{language}.xml', 'mixed', '{-language}'],
    ['../{language}.json', 'dots', '..'],
    ['aux{.language}.resx', 'reserved', 'aux.resx'],
  ])('is not %s: %s', (template, reason, part) => expect(templateFault(template)).toEqual({ reason, part }));

  it('of a file that holds all languages needs no place for the code', () =>
    expect(templateFault('Localizable.xcstrings', true)).toBeNull());
});

it('finds paths that differ in case only', () =>
  expect(caseCollisions(['a/Fr.json', 'b.json', 'a/fr.json', 'A/FR.json', 'b.json'])).toEqual([
    ['a/Fr.json', 'a/fr.json', 'A/FR.json'],
  ]));
