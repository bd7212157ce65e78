import '../../formats/all-codecs.js';
import { strToU8 } from 'fflate';

import { runSteps } from '../../steps.js';
import { contentOf } from './content-of.js';
import type { RepositoryContent } from './content-of.js';
import { readFileDocuments } from './read-file.js';
import type { DocumentReading } from './read-file.js';

type Texts = Record<string, [language: string | null, text: string]>;

const read = (file: string, documents: Texts): DocumentReading[] =>
  runSteps(
    readFileDocuments(
      Object.entries(documents).map(([path, [language, text]]) => ({
        path,
        file,
        language,
        bytes: strToU8(text),
      })),
      { pluralMode: 'cldr' },
    ),
  );

/** Texts by language and key: a plural as its forms. */
const textsOf = ({ languages }: RepositoryContent) =>
  Object.fromEntries(
    languages.map(({ tag, groups }) => [
      tag,
      groups.flatMap(({ name, file, keys }) =>
        keys.map((key) => [
          file,
          name,
          key.name,
          ...key.values.map(({ name: text, quantityString }) =>
            quantityString ? `${quantityString}: ${text}` : text,
          ),
        ]),
      ),
    ]),
  );

const FILE = 'locales/{language}/app.json';

describe('the documents of a file', () => {
  it('mean what the base document says', () => {
    const readings = read(FILE, {
      'locales/en/app.json': ['en', '{"item_one":"One","item_other":"Many"}'],
      'locales/ja/app.json': ['ja', '{"item_other":"個"}'],
    });
    expect(textsOf(contentOf(readings))).toEqual({
      en: [[FILE, 'common', 'item', 'one: One', 'other: Many']],
      ja: [[FILE, 'common', 'item', 'other: 個']],
    });
  });

  it('keep the forms that their language does not have', () => {
    const file = 'res/values{-language}/strings.xml';
    const items = '<item quantity="one">一</item><item quantity="other">個</item>';
    const text = `<resources><plurals name="item">${items}</plurals></resources>`;
    const content = contentOf(read(file, { 'res/values-ja/strings.xml': ['ja', text] }));
    expect(textsOf(content)).toEqual({ ja: [[file, 'common', 'item', 'other: 個']] });
    expect(content.warnings).toMatchObject([{ reason: 'imports.quantity_not_found', quantities: ['one'] }]);
    expect(JSON.stringify(content.profile)).toContain('一');
  });

  it('are read one by one: a broken one hinders no other', () => {
    const readings = read(FILE, {
      'locales/en/app.json': ['en', '{"a":"A"}'],
      'locales/fr/app.json': ['fr', '{"a":'],
    });
    expect(readings.map(({ path, error }) => [path, error?.reason ?? null])).toEqual([
      ['locales/en/app.json', null],
      ['locales/fr/app.json', expect.any(String)],
    ]);
    const content = contentOf(readings);
    expect(Object.keys(textsOf(content))).toEqual(['en']);
    expect(content.profile.files.map(({ document }) => document?.path)).toEqual(['locales/en/app.json']);
    expect(content.warnings).toHaveLength(1);
  });
});

describe('the content of a repository', () => {
  it('has the base language first, and each language once over all files', () => {
    const content = contentOf(
      [
        ...read(FILE, {
          'locales/fr/app.json': ['fr', '{"a":"A"}'],
          'locales/en/app.json': ['en', '{"a":"A"}'],
        }),
        ...read('{language}.json', { 'fr.json': ['fr', '{"a":"Autre"}'] }),
      ],
      'en',
    );
    expect(textsOf(content)).toEqual({
      en: [[FILE, 'common', 'a', 'A']],
      fr: [
        [FILE, 'common', 'a', 'A'],
        ['{language}.json', 'common', 'a', 'Autre'],
      ],
    });
    expect(content.languages.map(({ tag }) => tag)).toEqual(['en', 'fr']);
  });

  it('has the languages of documents that hold no text yet', () => {
    const content = contentOf(
      read(FILE, { 'locales/en/app.json': ['en', '{"a":"A"}'], 'locales/fr/app.json': ['fr', '{}'] }),
      'en',
    );
    expect(textsOf(content)).toEqual({ en: [[FILE, 'common', 'a', 'A']], fr: [] });
  });

  it('has the source texts of pairs once', () => {
    const xliff = (language: string, text: string): string =>
      '<?xml version="1.0" encoding="utf-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">' +
      `<file source-language="en" target-language="${language}" datatype="plaintext" original="a"><body>` +
      `<trans-unit id="1"><source>Save</source><target>${text}</target></trans-unit></body></file></xliff>`;
    const content = contentOf(
      read('app.{language}.xlf', {
        'app.fr.xlf': ['fr', xliff('fr', 'Enregistrer')],
        'app.de.xlf': ['de', xliff('de', 'Sichern')],
      }),
      'en',
    );
    const texts = (text: string) => [['app.{language}.xlf', 'common', '1', text]];
    expect(textsOf(content)).toEqual({
      en: texts('Save'),
      fr: texts('Enregistrer'),
      de: texts('Sichern'),
    });
  });

  it('leaves a language with an unknown code in its document', () => {
    const catalogue = JSON.stringify({
      sourceLanguage: 'en',
      strings: {
        hi: {
          localizations: {
            en: { stringUnit: { state: 'translated', value: 'Hi' } },
            'not-a-code-at-all': { stringUnit: { state: 'translated', value: '?' } },
          },
        },
      },
      version: '1.0',
    });
    const content = contentOf(read('App.xcstrings', { 'App.xcstrings': [null, catalogue] }), 'en');
    expect(content.languages.map(({ tag }) => tag)).toEqual(['en']);
    expect(content.profile.files[0]?.languages).toMatchObject([
      { tag: 'en' },
      { tag: null, isCarried: true },
    ]);
  });
});
