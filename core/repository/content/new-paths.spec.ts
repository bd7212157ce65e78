import type { ImportProfile } from '../../formats/index.js';
import { newPaths } from './new-paths.js';

const LANGUAGES = [
  { id: 1, name: 'English', tag: 'en' },
  { id: 2, name: 'Português', tag: 'pt-BR' },
  { id: 3, name: 'Chinese', tag: 'zh-TW' },
];

/** The profile of documents of one file, of which nothing but the paths counts here. */
const profileOf = (file: string, path: string): ImportProfile => ({
  version: 1,
  files: [
    {
      format: 'json',
      name: 'a.json',
      document: { path, file },
      encoding: 'utf-8',
      hasBom: false,
      style: { newline: '\n', lead: null },
      keys: [],
      parts: [],
    },
  ],
});

/** The path in a language, beside a document in Portuguese. */
function pathIn(languageId: number, path: string, portuguese: string): string | null {
  const profiles = new Map([[2, profileOf(path, portuguese)]]);
  return newPaths({ languages: LANGUAGES }, profiles, 1)({ path, format: 'json' }, languageId);
}

describe('the path of a new document', () => {
  it.each([
    ['locales/{language}/a.json', 'locales/pt_BR/a.json', 'locales/zh_TW/a.json'],
    ['locales/{language}/a.json', 'locales/pt-br/a.json', 'locales/zh-tw/a.json'],
    ['res/values{-language}/strings.xml', 'res/values-pt-rBR/strings.xml', 'res/values-zh-rTW/strings.xml'],
  ])('has its code as the others are written: %s beside %s', (template, portuguese, chinese) =>
    expect(pathIn(3, template, portuguese)).toBe(chinese),
  );

  it('has no code in the base language, where the template allows that', () => {
    expect(pathIn(1, 'Strings{.language}.resx', 'Strings.pt-BR.resx')).toBe('Strings.resx');
    expect(pathIn(1, '{language}.resx', 'pt-BR.resx')).toBe('en.resx');
  });

  it('is none where the file has no place for a code', () =>
    expect(pathIn(3, 'texts.json', 'texts.json')).toBeNull());
});
