import { androidFolder, fileStem, languageCode, languageCodes } from './language-code.js';

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
    expect(languageCode(name)).toBe(code);
  });

  it('is unique, whatever the case', () => {
    expect(languageCodes(['fr', 'French', 'FR', '★', '☆'])).toEqual([
      'fr',
      'fr-2',
      'FR-3',
      'language',
      'language-2',
    ]);
  });

  it('is of a folder of its own, whatever the case', () => {
    const codes = languageCodes(['fr-FR', 'fr-rFR', 'FR_fr', 'zh-Hans', 'zh-hans']);
    expect(codes).toEqual(['fr-FR', 'fr-rfr-2', 'FR-fr-2', 'zh-Hans', 'zh-hans-2']);
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

  it.each([
    ['fr', 'values-fr'],
    ['pt-BR', 'values-pt-rBR'],
    ['pt-br', 'values-pt-rBR'],
    ['zh-Hans', 'values-b+zh+Hans'],
    ['zh-Hant-TW', 'values-b+zh+Hant+TW'],
    ['es-419', 'values-b+es+419'],
    ['klingon-qo-nos', 'values-klingon-qo-nos'],
  ])('%s has its Android resources in %s', (code, folder) => {
    expect(androidFolder(code)).toBe(folder);
  });
});
