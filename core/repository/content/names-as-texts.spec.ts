import '../../formats/all-codecs.js';
import { unheldTexts } from '../../formats/export/unheld-texts.js';
import { FORMATS } from '../../formats/index.js';
import { poDocuments } from './testing-po-repository.js';
import { TestRepository } from './testing-repository.js';
import type { TestDocument } from './testing-repository.js';

const INDEX = poDocuments('index', {
  de: { 'Welcome to the guide': 'Willkommen', 'One page | %d pages': ['Eine Seite', '%d Seiten'] },
  pl: {
    'Welcome to the guide': 'Witamy',
    'One page | %d pages': ['Jedna strona', '%d strony', '%d stron'],
    'Read this first.': '',
  },
  ja: { 'Welcome to the guide': 'ようこそ', 'One page | %d pages': ['%d ページ'] },
});
const USAGE = poDocuments('usage', {
  de: { 'Run it.': 'Ausführen.' },
  pl: { 'Run it.': 'Uruchom.' },
  ja: { 'Run it.': '' },
});
const DOCUMENTS = { ...INDEX, ...USAGE };

const imported = (
  documents: Readonly<Record<string, TestDocument>>,
  mode: 'cldr' | 'strict' = 'cldr',
  base = 'en',
): TestRepository => {
  const repository = new TestRepository({}, mode);
  repository.addTogether(documents, base);
  return repository;
};

const sourcesOf = (documents: Readonly<Record<string, TestDocument>>): Record<string, string> =>
  Object.fromEntries(Object.entries(documents).map(([path, { text }]) => [path, text]));

describe('gettext without a document of the base language', () => {
  it('has the names of all documents as its texts, with the plurals of gettext', () => {
    const { project } = imported(DOCUMENTS);
    expect(project.texts('en', 'Welcome to the guide')).toEqual([[null, 'Welcome to the guide']]);
    expect(project.texts('en', 'One page')).toEqual([
      ['one', 'One page'],
      ['other', '%d pages'],
    ]);
    expect(project.texts('en', 'Read this first.')).toEqual([[null, 'Read this first.']]);
    expect(project.texts('en', 'Run it.')).toEqual([[null, 'Run it.']]);
    expect(imported(DOCUMENTS, 'strict').project.texts('en', 'One page')).toEqual([
      ['zero', '%d pages'],
      ['one', 'One page'],
      ['other', '%d pages'],
    ]);
  });

  it.each(['cldr', 'strict'] as const)('is written as it was, without a document of its own: %s', (mode) => {
    const repository = imported(DOCUMENTS, mode);
    expect(repository.written({ sourceLanguageId: repository.idOf('en') })).toEqual(sourcesOf(DOCUMENTS));
    expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });

  it('is not written for a base text that was changed, and a translation is', () => {
    const repository = imported(DOCUMENTS);
    repository.project.write('en', 'Run it.', null, 'Start it.');
    repository.project.write('ja', 'Run it.', null, '実行');
    const path = 'locale/ja/LC_MESSAGES/usage.po';
    const sources = sourcesOf(DOCUMENTS);
    expect(repository.written({ sourceLanguageId: repository.idOf('en') })).toEqual({
      ...sources,
      [path]: (sources[path] ?? '').replace(/""\n$/, '"実行"\n'),
    });
  });

  it('tells which base texts are in no document', () => {
    const { project } = imported(DOCUMENTS);
    const unheld = () =>
      unheldTexts(project.details(), {
        formats: FORMATS.filter(({ id }) => id === 'po'),
        profiles: project.profilesById(),
        languageIds: project.details().languages.map(({ id }) => id),
        validatedOnly: false,
        pluralMode: 'cldr',
        sourceLanguageId: 1,
      }).filter(({ kind }) => kind === 'name');
    expect(unheld()).toEqual([]);
    project.write('en', 'Run it.', null, 'Start it.');
    project.write('en', 'One page', 'other', '{n} pages');
    project.rename('Read this first.', 'Read me first.');
    expect(unheld()).toEqual([
      { languageId: 1, kind: 'name', keys: ['One page', 'Read me first.', 'Run it.'] },
    ]);
  });

  it('has no texts where names are symbols, where the base language is another one, or has a document', () => {
    const symbols = poDocuments('app', { de: { 'home.title': 'Start', sign_in: 'Anmelden' } });
    expect(imported(symbols).idOf('en')).toBeNull();
    expect(imported(DOCUMENTS, 'cldr', 'nl').idOf('nl')).toBeNull();
    const english = poDocuments('usage', { de: { 'Run it.': 'Los.' }, en: { 'Run it.': 'Start it.' } });
    expect(imported(english).project.texts('en', 'Run it.')).toEqual([[null, 'Start it.']]);
  });

  it('has a document where its names are symbols', () => {
    const repository = imported(poDocuments('app', { de: { 'home.title': 'Start', sign_in: 'Anmelden' } }));
    repository.project.translate('en', 'sign_in', 'Sign in');
    expect(Object.keys(repository.written({ sourceLanguageId: repository.idOf('en') }))).toEqual([
      'locale/de/LC_MESSAGES/app.po',
      'locale/en/LC_MESSAGES/app.po',
    ]);
  });
});
