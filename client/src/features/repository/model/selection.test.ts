import type { DocumentOfFile, FileView, RepositoryView } from '../reading/repository-view.js';
import { chipsOf } from './chips.js';
import { filesToImport, languagesWith, leftOutIn, lossesOf, takenFiles, totalsOf } from './selection.js';

const document = (path: string, tag: string | null, more: Partial<DocumentOfFile> = {}): DocumentOfFile => ({
  path,
  code: tag,
  tag,
  unknown: null,
  tags: [],
  keys: 2,
  lost: { strict: 0, cldr: 0 },
  sha256: '',
  ...more,
});

const file = (template: string, documents: DocumentOfFile[], more: Partial<FileView> = {}): FileView => ({
  id: template,
  template,
  format: 'json',
  formats: [],
  flavour: null,
  holdsAll: false,
  setAside: null,
  documents,
  keys: 2,
  ...more,
});

const viewOf = (...files: FileView[]): RepositoryView => ({
  all: 10,
  files,
  points: [],
  notRecognised: [],
  base: { tag: 'en', reason: 'complete', paths: [], candidates: [] },
});

const COMMON = file('{language}/common.json', [
  document('fr/common.json', 'fr', { lost: { strict: 3, cldr: 1 } }),
  document('jp/common.json', null, { code: 'jp', unknown: 'jp' }),
  document('en/common.json', 'en'),
]);

const NONE = new Map<string, boolean>();

const pathsIn = (view: RepositoryView, ticks: ReadonlyMap<string, boolean> = NONE): string[] =>
  takenFiles(view, ticks, 'en').flatMap(({ documents }) => documents.map((one) => one.document.path));

describe('an import takes', () => {
  it('the document of the base language first, and none whose language is not known', () => {
    expect(pathsIn(viewOf(COMMON))).toEqual(['en/common.json', 'fr/common.json']);
    expect([...leftOutIn(viewOf(COMMON), NONE)]).toEqual([['jp', 1]]);
  });

  it('a document without a code in the base language', () => {
    const values = file('values{-language}/strings.xml', [
      document('values/strings.xml', null),
      document('values-fr/strings.xml', 'fr'),
    ]);
    expect(filesToImport(takenFiles(viewOf(values), NONE, 'en'))).toEqual([
      {
        template: 'values{-language}/strings.xml',
        format: 'json',
        documents: [
          { path: 'values/strings.xml', tag: 'en' },
          { path: 'values-fr/strings.xml', tag: 'fr' },
        ],
      },
    ]);
  });

  it('the first of several documents in one language, and of paths that differ in case only', () => {
    const twice = file('a', [document('pt/a.json', 'pt'), document('pt_PT/a.json', 'pt')]);
    const cases = file('b', [document('PT/A.json', 'fr'), document('de/a.json', 'de')]);
    expect(pathsIn(viewOf(twice, cases))).toEqual(['pt/a.json', 'de/a.json']);
  });

  it('no test data, unless they are ticked', () => {
    const tests = file('test/{language}.json', [document('test/en.json', 'en')], { setAside: 'test_data' });
    expect(pathsIn(viewOf(tests))).toEqual([]);
    expect(pathsIn(viewOf(tests), new Map([[tests.id, true]]))).toEqual(['test/en.json']);
    expect(pathsIn(viewOf(COMMON), new Map([[COMMON.id, false]]))).toEqual([]);
  });
});

describe('what is counted', () => {
  const catalogue = file('App.xcstrings', [document('App.xcstrings', null, { tags: ['en', 'de'] })], {
    holdsAll: true,
  });

  it('is what is taken', () => {
    const taken = takenFiles(viewOf(COMMON, catalogue), NONE, 'en');
    expect(totalsOf(taken)).toEqual({ files: 2, documents: 3, keys: 4, languages: 3 });
    expect(lossesOf(taken)).toEqual({ strict: 3, cldr: 1 });
    expect(languagesWith(taken, 'en', ['fr', 'ja']).size).toBe(4);
  });

  it('shows the languages of a file: the base first, codes without a language marked', () => {
    expect(chipsOf(COMMON, 'en').map(({ code, isUnknown }) => [code, isUnknown])).toEqual([
      ['en', false],
      ['fr', false],
      ['jp', true],
    ]);
    expect(chipsOf(catalogue, 'en').map(({ code }) => code)).toEqual(['en', 'de']);
  });
});
