import { languageNames } from '../../domain/languages/language-code.js';
import { languageCodes } from './language-code.js';
import { androidFolder } from './android-folder.js';

/** What aapt2 reads as a language and nothing else. */
const ACCEPTED =
  /^values-(?:(?!any|car)[a-z]{2,3}|[a-z]{2}-r[A-Z]{2}|(?!any|car)[a-z]{3}-r[A-Z]{2}|b(?:\+[a-z]{2,3})(?:\+[A-Z][a-z]{3})?(?:\+(?:[A-Z]{2}|\d{3}))?(?:\+(?:[a-z\d]{5,8}|\d[a-z\d]{3}))?)$/;

describe('the folder of a language in Android resources', () => {
  it.each([
    ['fr', 'values-fr'],
    ['FR', 'values-fr'],
    ['fil', 'values-fil'],
    ['pt-BR', 'values-pt-rBR'],
    ['pt-br', 'values-pt-rBR'],
    ['he', 'values-iw'],
    ['he-IL', 'values-iw-rIL'],
    ['id', 'values-in'],
    ['yi', 'values-ji'],
    ['yi-Latn', 'values-b+ji+Latn'],
    ['zh-Hans', 'values-b+zh+Hans'],
    ['zh-hant-tw', 'values-b+zh+Hant+TW'],
    ['es-419', 'values-b+es+419'],
    ['ca-valencia', 'values-b+ca+valencia'],
    ['de-CH-1996', 'values-b+de+CH+1996'],
    ['sl-rozaj-1994', 'values-b+sl+rozaj'],
    ['car', 'values-b+car'],
    ['any-XX', 'values-b+any+XX'],
    ['fr-2', 'values-b+fr+copy2'],
    ['fr-FR-12', 'values-b+fr+FR+copy12'],
    ['sl-rozaj-2', 'values-b+sl+copy2'],
    ['klingon-qo-nos', 'values-b+qaa+klingonq'],
    ['language-2', 'values-b+qaa+languag2'],
    ['sindarin-2030', 'values-b+qaa+sind2030'],
    ['x', 'values-b+qaa+xxxxx'],
    ['★', 'values-b+qaa+language'],
    ['', 'values-b+qaa+language'],
  ])('%j: %s', (tag, folder) => {
    expect(androidFolder(tag)).toBe(folder);
    expect(folder).toMatch(ACCEPTED);
  });

  it('is one that aapt2 accepts and no other language has, whatever the names', () => {
    const known = languageNames('en').flatMap(({ tag, name }) => [tag, name, `${name} 2`]);
    const others = [
      'English (UK)',
      'Chinese Simplified',
      'Pirate English',
      'Klingon',
      'Toki Pona',
      'in',
      'iw',
      'ji',
    ];
    const folders = languageCodes([...known, ...others].map((name) => ({ name }))).map(androidFolder);
    expect(folders.filter((folder) => !ACCEPTED.test(folder))).toEqual([]);
    expect(new Set(folders.map((folder) => folder.toLowerCase())).size).toBe(folders.length);
  });
});
