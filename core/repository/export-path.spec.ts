import { exportPath } from './export-path.js';
import { groupDocuments } from './group-documents.js';
import { testDocument } from './testing-documents.js';

/** The path in a language of the one file that these documents are. */
function pathIn(tag: string, paths: string[], isBase = false): string | null {
  const [file] = groupDocuments(paths.map((path) => testDocument(path))).files;
  return file ? exportPath(file, tag, isBase) : null;
}

describe('the path of a document', () => {
  it('is the one that it had, however its code is written', () =>
    expect(pathIn('pt-BR', ['locales/pt_BR.json', 'locales/zh-CN.json', 'locales/de-DE.json'])).toBe(
      'locales/pt_BR.json',
    ));

  it('is a new one in the style of the others', () => {
    expect(pathIn('zh-TW', ['locales/pt_BR.json', 'locales/fr.json'])).toBe('locales/zh_TW.json');
    expect(pathIn('he', ['res/values/strings.xml'])).toBe('res/values-iw/strings.xml');
  });

  it('has no code in the base language, where the template allows that', () => {
    expect(pathIn('en', ['A.resx', 'A.fr.resx'], false)).toBe('A.en.resx');
    expect(pathIn('en', ['A.resx', 'A.fr.resx'], true)).toBe('A.resx');
    expect(pathIn('en', ['locales/fr.json'], true)).toBe('locales/en.json');
  });

  it('is that of the one document that holds all languages', () =>
    expect(pathIn('fr', ['App.xcstrings'])).toBe('App.xcstrings'));

  it('is none where the file has no place for another language', () =>
    expect(pathIn('fr', ['src/texts.po'])).toBeNull());
});
