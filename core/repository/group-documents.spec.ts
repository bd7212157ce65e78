import { groupDocuments } from './group-documents.js';
import { testDocument } from './testing-documents.js';

/** The files that paths make: template, then the codes with their tags. */
const filesOf = (...paths: string[]): string[][] =>
  groupDocuments(paths.map((path) => testDocument(path))).files.map(({ template, documents }) => [
    template,
    ...documents.map(({ code, tag }) => (code === tag ? String(code) : `${String(code)}=${String(tag)}`)),
  ]);

describe('files', () => {
  it.each([
    [
      'namespaces',
      ['l/en/a.json', 'l/fr/a.json', 'l/en/b.json'],
      [
        ['l/{language}/a.json', 'en', 'fr'],
        ['l/{language}/b.json', 'en'],
      ],
    ],
    [
      'modules of Android',
      ['a/res/values/strings.xml', 'a/res/values-pt-rBR/strings.xml', 'b/res/values/strings.xml'],
      [
        ['a/res/values{-language}/strings.xml', 'null', 'pt-rBR=pt-BR'],
        ['b/res/values{-language}/strings.xml', 'null'],
      ],
    ],
    [
      'other qualifiers of Android',
      ['res/values-v21/strings.xml', 'res/values-fr-v21/strings.xml'],
      [['res/values{-language}-v21/strings.xml', 'null', 'fr']],
    ],
    [
      'Java',
      ['m/messages.properties', 'm/messages_fr.properties', 'm/messages_zh_TW.properties'],
      [['m/messages{_language}.properties', 'null', 'fr', 'zh_TW=zh-TW']],
    ],
    [
      '.NET',
      ['A.resx', 'A.fr.resx', 'B.resx'],
      [
        ['A{.language}.resx', 'null', 'fr'],
        ['B.resx', 'null'],
      ],
    ],
    [
      'iOS',
      ['en.lproj/A.strings', 'Base.lproj/A.strings', 'en.lproj/A.stringsdict'],
      [
        ['{language}.lproj/A.strings', 'Base=null', 'en'],
        ['{language}.lproj/A.stringsdict', 'en'],
      ],
    ],
    [
      'a code in folder and name',
      ['l/fr/a.fr.yml', 'l/de/a.de.yml'],
      [['l/{language}/a.{language}.yml', 'de', 'fr']],
    ],
    [
      'a name without a code beside codes that end it',
      ['l/a.json', 'l/a.fr.json', 'l/a.de.json'],
      [['l/a{.language}.json', 'null', 'de', 'fr']],
    ],
    [
      'all languages in one',
      ['i18n/texts.csv', 'fr/App.xcstrings'],
      [
        ['fr/App.xcstrings', 'null'],
        ['i18n/texts.csv', 'null'],
      ],
    ],
  ])('of %s', (_, paths, files) => expect(filesOf(...paths)).toEqual(files));

  it('say whether their document holds all languages, and how codes are written', () => {
    const [file] = groupDocuments([testDocument('l/pt-br.json'), testDocument('l/fr.json')]).files;
    expect(file).toMatchObject({ holdsAll: false, style: { separator: '-', letterCase: 'lower' } });
    expect(groupDocuments([testDocument('App.xcstrings')]).files).toMatchObject([{ holdsAll: true }]);
  });

  it('of one path in two formats are two', () => {
    const arb = testDocument('l/fr.json', { format: 'arb' });
    expect(groupDocuments([arb, testDocument('l/de.json')]).files).toHaveLength(2);
  });

  it('are set aside if they are test data or made by tools', () => {
    const { files } = groupDocuments(
      ['test/l/fr.po', 'po/app.pot', 'po/fr.po'].map((path) => testDocument(path)),
    );
    expect(files.map(({ template, setAside }) => [template, setAside])).toEqual([
      ['po/app.pot', 'pot'],
      ['po/{language}.po', null],
      ['test/l/{language}.po', 'test_data'],
    ]);
  });
});

describe('the language of a document', () => {
  /** Of the first of these documents. */
  const languageOf = (...documents: Parameters<typeof testDocument>[]) => {
    const { files, points } = groupDocuments(documents.map((one) => testDocument(...one)));
    const [{ tag, from } = { tag: null, from: null }] = files.flatMap((file) =>
      file.documents.filter(({ path }) => path === documents[0]?.[0]),
    );
    return { tag, from, points };
  };

  it('is what it says, before its folder and its name', () => {
    expect(languageOf(['po/x.po', { language: 'fr' }])).toMatchObject({ tag: 'fr', from: 'document' });
    expect(languageOf(['locale/fr/de.po'], ['locale/it/de.po'])).toMatchObject({ tag: 'fr', from: 'folder' });
    expect(languageOf(['po/fr.po'])).toMatchObject({ tag: 'fr', from: 'name' });
    expect(languageOf(['po/x.po'])).toMatchObject({ tag: null, from: null });
  });

  it('is as exact as its path', () =>
    expect(languageOf(['po/pt_BR.po', { language: 'pt' }])).toMatchObject({ tag: 'pt-BR', points: [] }));

  it('may be another one than that of the path, which is reported', () =>
    expect(languageOf(['po/fr.po', { language: 'de' }])).toEqual({
      tag: 'de',
      from: 'document',
      points: [{ kind: 'disagreement', path: 'po/fr.po', said: 'de', inPath: 'fr' }],
    }));
});

describe('points to check', () => {
  const CZECH = ['l/cz.json', 'l/fr.json', 'l/de.json'].map((path) => testDocument(path));

  it('are codes for which no language is known, until a person says which one it is', () => {
    const { files, points } = groupDocuments(CZECH);
    expect(points).toEqual([{ kind: 'unknown_code', code: 'cz', paths: ['l/cz.json'] }]);
    expect(files).toHaveLength(1);
    const mapped = groupDocuments(CZECH, { codes: new Map([['cz', 'cs']]) });
    expect(mapped.points).toEqual([]);
    expect(mapped.files[0]?.documents[0]).toMatchObject({ code: 'cz', tag: 'cs' });
  });

  it('are no documents of which a person says the language', () => {
    const documents = new Map([['l/cz.json', 'cs']]);
    expect(groupDocuments(CZECH, { documents }).points).toEqual([]);
  });

  it('are two documents in one language', () => {
    const { points } = groupDocuments(['po/he.po', 'po/iw.po', 'po/fr.po'].map((path) => testDocument(path)));
    expect(points).toEqual([
      { kind: 'same_language', template: 'po/{language}.po', tag: 'he', paths: ['po/he.po', 'po/iw.po'] },
    ]);
  });

  it('are paths that differ in case only', () =>
    expect(groupDocuments([testDocument('l/fr.json'), testDocument('L/fr.json')]).points).toEqual([
      { kind: 'case', paths: ['l/fr.json', 'L/fr.json'] },
    ]));
});
