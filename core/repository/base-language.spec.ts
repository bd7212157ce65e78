import { baseLanguage } from './base-language.js';
import { groupDocuments } from './group-documents.js';
import { testDocument } from './testing-documents.js';

const filesOf = (...paths: string[]) => groupDocuments(paths.map((path) => testDocument(path))).files;

const settingOf = (tag: string) => ({
  path: 'App.xcodeproj/project.pbxproj',
  setting: 'developmentRegion',
  tag,
});

describe('the base language', () => {
  it('is that of documents without a code, where they say it', () => {
    const { files } = groupDocuments([
      testDocument('messages.xlf', { format: 'xliff', source: 'de' }),
      testDocument('messages.fr.xlf', { format: 'xliff', source: 'de', language: 'fr' }),
    ]);
    expect(baseLanguage(files)).toMatchObject({ tag: 'de', reason: 'uncoded', paths: ['messages.xlf'] });
  });

  it('is not that of a list of all languages, which begins with one', () => {
    const { files } = groupDocuments([
      testDocument('config/languages.yml', { format: 'yaml', language: 'aa' }),
      ...['en', 'fr'].map((code) => testDocument(`config/locales/${code}.yml`, { format: 'yaml' })),
    ]);
    const keys = new Map([
      ['config/languages.yml', 2],
      ['config/locales/en.yml', 9],
      ['config/locales/fr.yml', 8],
    ]);
    expect(baseLanguage(files, [], keys)).toMatchObject({ tag: 'en', reason: 'complete' });
  });

  it('is declared by a setting', () =>
    expect(baseLanguage(filesOf('l/en.json', 'l/fr.json'), [settingOf('fr')])).toMatchObject({
      tag: 'fr',
      reason: 'declared',
      paths: ['App.xcodeproj/project.pbxproj'],
    }));

  it('has the code of its documents, where a setting has another one', () =>
    expect(baseLanguage(filesOf('l/en.json', 'l/fr.json'), [settingOf('en-US')]).tag).toBe('en'));

  it('is declared for documents without a code, too', () =>
    expect(baseLanguage(filesOf('res/values/strings.xml'), [settingOf('pt-BR')]).tag).toBe('pt-BR'));

  it('is what documents say that they are translated from', () => {
    const { files } = groupDocuments([
      testDocument('Localizable.xcstrings', { format: 'xcstrings', source: 'ja' }),
    ]);
    expect(baseLanguage(files)).toMatchObject({
      tag: 'ja',
      reason: 'declared',
      paths: ['Localizable.xcstrings'],
    });
  });

  it('is otherwise the most complete one', () => {
    const keys = new Map([
      ['l/en.json', 9],
      ['l/fr.json', 10],
    ]);
    expect(baseLanguage(filesOf('l/en.json', 'l/fr.json'), [], keys)).toMatchObject({
      tag: 'fr',
      reason: 'complete',
      paths: ['l/fr.json'],
    });
  });

  it('is English where translations have a few keys more, which it no longer has', () => {
    const keys = new Map([
      ['l/de.json', 101],
      ['l/en.json', 96],
      ['l/fr.json', 101],
    ]);
    const files = filesOf('l/de.json', 'l/en.json', 'l/fr.json');
    expect(baseLanguage(files, [], keys).tag).toBe('en');
    expect(baseLanguage(files, [], keys.set('l/en.json', 95)).tag).toBeNull();
  });

  it('is not guessed where several are as complete', () =>
    expect(baseLanguage(filesOf('l/en.json', 'l/fr.json'))).toEqual({
      tag: null,
      reason: null,
      paths: [],
      candidates: [
        { tag: 'en', documents: 1, keys: 0 },
        { tag: 'fr', documents: 1, keys: 0 },
      ],
    }));

  it('is no translation of documents without a code', () => {
    const keys = new Map([['messages_fr.properties', 10]]);
    const files = filesOf('messages.properties', 'messages_en.properties', 'messages_fr.properties');
    expect(baseLanguage(files, [], keys)).toMatchObject({
      tag: null,
      reason: 'uncoded',
      paths: ['messages.properties'],
    });
  });

  it('is not that of a translation which says what it is translated from', () => {
    const { files } = groupDocuments(
      ['cs', 'en', 'nl'].map((language) =>
        testDocument(`Translation/In ${language}.app.xlf`, { format: 'xliff', source: 'en', language }),
      ),
    );
    expect(baseLanguage(files)).toMatchObject({
      tag: 'en',
      reason: 'uncoded',
      paths: ['Translation/In en.app.xlf'],
    });
  });

  it('is no more complete for a second document of a file, or a variant of it', () => {
    const twice = filesOf('l/fil/a.json', 'l/tl/a.json', 'l/en/a.json');
    expect(baseLanguage(twice).candidates).toEqual([
      { tag: 'en', documents: 1, keys: 0 },
      { tag: 'fil', documents: 1, keys: 0 },
    ]);
    const informal = filesOf('lang/de/a.json', 'lang/de_informal/a.json', 'lang/en/a.json');
    expect(informal.map(({ template }) => template)).toEqual([
      'lang/{language}/a.json',
      'lang/{language}_informal/a.json',
    ]);
    expect(baseLanguage(informal).tag).toBeNull();
    const keys = new Map([
      ['l/de.yml', 9],
      ['l/de_formal.yml', 9],
      ['l/en.yml', 10],
    ]);
    expect(baseLanguage(filesOf('l/de.yml', 'l/de_formal.yml', 'l/en.yml'), [], keys).tag).toBe('en');
  });

  it('is English where only the names of keys are, and no document or setting says another one', () => {
    const files = filesOf('locale/app.pot', 'locale/de/LC_MESSAGES/app.po', 'locale/fr/LC_MESSAGES/app.po');
    const named = new Set(['locale/de/LC_MESSAGES/app.po', 'locale/fr/LC_MESSAGES/app.po']);
    expect(baseLanguage(files, [], new Map(), named)).toMatchObject({
      tag: 'en',
      reason: 'names',
      paths: [...named],
    });
    expect(baseLanguage(files, [settingOf('de')], new Map(), named)).toMatchObject({
      tag: 'de',
      reason: 'declared',
    });
    const withEnglish = filesOf('po/de.po', 'po/en_GB.po', 'po/fr.po');
    expect(baseLanguage(withEnglish, [], new Map(), new Set(['po/de.po'])).reason).not.toBe('names');
  });

  it('is not guessed among the translations of a template of gettext', () => {
    const keys = new Map([['po/fr.po', 10]]);
    expect(baseLanguage(filesOf('po/app.pot', 'po/de.po', 'po/fr.po'), [], keys)).toMatchObject({
      tag: null,
      reason: 'uncoded',
      paths: ['po/app.pot'],
    });
  });

  it('is not that of test data, unless there is nothing else', () => {
    expect(baseLanguage(filesOf('test/de.po', 'test/fr.po', 'po/fr.po')).tag).toBe('fr');
    expect(baseLanguage(filesOf('test/de.po')).tag).toBe('de');
  });
});
