import { isDocumentPath, PATH_LENGTH } from './document-path.js';

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
