import { androidFolder } from './android-folder.js';
import { fileStem, languageCode, languageCodes } from './language-code.js';

const codesOf = (names: string[]): string[] => languageCodes(names.map((name) => ({ name })));

describe('the code of a language', () => {
  it.each([
    ['fr', 'fr'],
    [' pt_BR ', 'pt-BR'],
    ['zh-Hans', 'zh-Hans'],
    ['es-419', 'es-419'],
    ['sl-rozaj-1994', 'sl-rozaj-1994'],
    ['French', 'fr'],
    ['FRANÇAIS', 'fr'],
    ['français', 'fr'],
    ['Allemand', 'de'],
    ['Deutsch', 'de'],
    ['日本語', 'ja'],
    ['Hebrew', 'he'],
    ['Romanian', 'ro'],
    ['Filipino', 'fil'],
    ['Brazilian Portuguese', 'pt-BR'],
    ['Portuguese (Brazil)', 'pt-BR'],
    ['Simplified Chinese', 'zh-Hans'],
    ['français canadien', 'fr-CA'],
    ['Klingon (Qo’noS) Ñ', 'klingon-qo-nos-n'],
    ['../../etc', 'etc'],
    ['★', 'language'],
  ])('%j is %s', (name, code) => {
    expect(languageCode({ name })).toBe(code);
  });

  it('is its tag where it has one, whatever the name', () => {
    expect(languageCode({ name: 'Klingon', tag: 'tlh' })).toBe('tlh');
    expect(languageCode({ name: 'French', tag: 'fr-CA' })).toBe('fr-CA');
    expect(languageCode({ name: 'French', tag: null })).toBe('fr');
  });

  it('is the tag of the language that has it, also of a later one', () => {
    expect(languageCodes([{ name: 'French' }, { name: 'Klingon', tag: 'fr' }])).toEqual(['fr-2', 'fr']);
  });

  it('is unique, whatever the case', () => {
    expect(codesOf(['fr', 'French', 'FR', '★', '☆'])).toEqual([
      'fr',
      'fr-2',
      'FR-3',
      'language',
      'language-2',
    ]);
  });

  it('is of a folder of its own, whatever the case', () => {
    const codes = codesOf([
      'fr-FR',
      'fr-rFR',
      'FR_fr',
      'zh-Hans',
      'zh-hans',
      'he',
      'iw',
      'Klingon A',
      'Klingon B',
    ]);
    expect(codes).toEqual([
      'fr-FR',
      'fr-rfr',
      'FR-fr-2',
      'zh-Hans',
      'zh-hans-2',
      'he',
      'iw-2',
      'klingon-a',
      'klingon-b',
    ]);
    const folders = codes.map((code) => androidFolder(code).toLowerCase());
    expect(new Set(folders).size).toBe(codes.length);
  });

  it.each([
    ['con', 'con_'],
    ['NUL', 'NUL_'],
    ['com1', 'com1_'],
    ['fr', 'fr'],
    ['con-2', 'con-2'],
    ['con-BR', 'con-BR'],
  ])('%s begins the name of a file as %s: some name devices of Windows', (code, stem) => {
    expect(fileStem(code)).toBe(stem);
  });
});
