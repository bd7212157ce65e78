import { isImportProfile } from './is-profile.js';
import { namesIn } from './new-names.js';
import { readTable, TABLE, textsOf } from './testing-table.js';
import { writeKept } from './write-kept.js';

const SOURCE = 'en,fr\nb=B,Bé\nd=*,Dé\nf=F,-';
const EN = { b: 'B', d: 'd', f: 'F' };
const FR = { b: 'Bé', d: 'Dé', f: '' };

/** The table with these texts, by codes; keys that no file has are given with the first language. */
function rewrite(
  texts: Record<string, Record<string, string>>,
  news: Parameters<typeof writeKept>[2] = [],
): string {
  const { profile } = readTable(SOURCE);
  const inFile = profile.languages ?? [];
  const codes = [...new Set([...inFile.map(({ code }) => code), ...Object.keys(texts)])];
  const languages = codes.map((code, index) => ({
    language: { code, tag: code, isSource: index === 0, index },
    groups: texts[code] ? textsOf(texts[code]) : [],
  }));
  return writeKept(
    JSON.parse(JSON.stringify(profile)) as typeof profile,
    languages,
    news,
    TABLE,
    namesIn([profile]),
  );
}

describe('a file with several languages', () => {
  it('gives the texts of each language', () => {
    const { groups, profile } = readTable(SOURCE);
    expect(profile.languages?.map(({ code }) => code)).toEqual(['en', 'fr']);
    expect(groups(1)).toEqual([
      {
        name: 'common',
        keys: ['b', 'd'].map((name) => ({
          name,
          isPlural: false,
          values: [{ name: name === 'b' ? 'Bé' : 'Dé', quantityString: null }],
        })),
      },
    ]);
    // One key, whatever the number of its languages.
    expect(profile.keys).toEqual([
      ['common', 'b'],
      ['common', 'd'],
      ['common', 'f'],
    ]);
  });

  it('is the same again while nothing has changed', () => {
    expect(rewrite({ en: EN, fr: FR })).toBe(SOURCE);
  });

  it('differs in the one text that was edited', () => {
    expect(rewrite({ en: EN, fr: { ...FR, b: 'Été' } })).toBe(SOURCE.replace('Bé', 'Été'));
  });

  it('loses a key that the project no longer has in any language', () => {
    expect(rewrite({ en: { b: 'B', f: 'F' }, fr: { b: 'Bé' } })).toBe('en,fr\nb=B,Bé\nf=F,-');
  });

  it('keeps the name of a key as its text while another language has the key', () => {
    expect(rewrite({ en: { b: 'B' }, fr: { d: 'Dé' } })).toContain('\nd=*,Dé');
  });

  it('gets the texts of a language that it does not have, and its code where it names its languages', () => {
    expect(rewrite({ en: EN, fr: FR, de: { b: 'Be', f: 'Ef' } })).toBe(
      'en,fr,de\nb=B,Bé,Be\nd=*,Dé\nf=F,-,Ef',
    );
  });

  it('gets a text that is no longer the name of its key', () => {
    expect(rewrite({ en: { ...EN, d: 'Dee' }, fr: FR })).toContain('\nd=*,Dé,Dee');
  });

  it('gets new keys in the order of names', () => {
    const news = ['e', 'a', 'g'].map((name) => {
      const key = { name, isPlural: false, texts: [name] };
      return { ...key, localizations: [key, undefined] };
    });
    expect(rewrite({ en: EN, fr: FR }, [{ name: 'common', keys: news }])).toBe(
      'en,fr\na=a,\nb=B,Bé\nd=*,Dé\ne=e,\nf=F,-\ng=g,',
    );
  });
});

describe('an untrusted profile of several languages', () => {
  const { profile } = readTable(SOURCE);
  const file = { ...profile, format: 'json' };

  it('is taken if it is one', () => {
    expect(isImportProfile({ version: 1, files: [file] })).toBe(true);
  });

  it.each([
    ['a language that is not there', { parts: [{ text: 0, language: 2 }] }],
    ['a state of no key', { parts: [{ state: 3, raw: '' }] }],
    ['a place of no key', { parts: [{ languages: [3] }] }],
    ['no language', { languages: [] }],
    ['more languages than any file has', { languages: new Array(101).fill(file.languages?.[0]) }],
    ['a language without a tag', { languages: [{ code: 'en', isSource: true }], parts: [] }],
  ])('is refused: %s', (_, change) => {
    expect(isImportProfile({ version: 1, files: [{ ...file, ...change }] })).toBe(false);
  });
});
