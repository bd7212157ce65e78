import { caseCollisions, isDocumentPath, PATH_LENGTH, pathFault, writtenPathFault } from './document-path.js';

describe('the path of a document', () => {
  it.each([
    'fr.json',
    'locales/fr/common.json',
    'app/src/main/res/values-pt-rBR/strings.xml',
    'locales/{language}/common.json',
    '.well-known/texts.json',
    'über/ünïcode 文.json',
    'x'.repeat(PATH_LENGTH),
  ])('may be %s', (path) => {
    expect(isDocumentPath(path)).toBe(true);
  });

  it.each([
    '',
    '/etc/passwd',
    '../fr.json',
    'a/../b.json',
    'a/./b.json',
    'a//b.json',
    'a/',
    'a\\b.json',
    'C:/fr.json',
    'a\u0000b.json',
    'a\nb.json',
    'gpj\u202e.json',
    'x'.repeat(PATH_LENGTH + 1),
    '\ud800.json',
  ])('is not %j', (path) => {
    expect(isDocumentPath(path)).toBe(false);
  });
});

describe('the fault of a path', () => {
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
    ['a/gpj\u202e.json', 'control', 'gpj\u202e.json'],
    ['a/b:c.json', 'reserved', 'b:c.json'],
  ])('is not %p: %s', (path, reason, part) => expect(pathFault(path)).toEqual({ reason, part }));

  it('has at most 400 characters', () => {
    expect(pathFault('a'.repeat(PATH_LENGTH))).toBeNull();
    expect(pathFault('a'.repeat(PATH_LENGTH + 1))?.reason).toBe('too_long');
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

it('finds paths that differ in case only', () =>
  expect(caseCollisions(['a/Fr.json', 'b.json', 'a/fr.json', 'A/FR.json', 'b.json'])).toEqual([
    ['a/Fr.json', 'a/fr.json', 'A/FR.json'],
  ]));
