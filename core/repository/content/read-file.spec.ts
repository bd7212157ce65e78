import '#core/formats/all-codecs.js';

import { strToU8 } from 'fflate';

import { runSteps } from '../../steps.js';
import { contentOf } from './content-of.js';
import { readFileDocuments } from './read-file.js';
import { TestRepository } from './testing-repository.js';

const FILE = 'res/values{-language}/strings.xml';
const strings = (...lines: string[]): string => `<resources>\n    ${lines.join('\n    ')}\n</resources>\n`;
const string = (name: string, text: string): string => `<string name="${name}">${text}</string>`;

/** Only French has a marker that begins a group. */
const DOCUMENTS = {
  'res/values/strings.xml': {
    file: FILE,
    language: 'en',
    text: strings(string('title', 'News'), string('feed_new', 'New'), string('feed_old', 'Old')),
  },
  'res/values-fr/strings.xml': {
    file: FILE,
    language: 'fr',
    text: strings(
      string('title', 'Nouvelles'),
      '<!-- MARK: - feed -->',
      string('feed_new', 'Nouveau'),
      string('feed_old', 'Ancien'),
      string('feed_next', 'Suivant'),
      string('next', 'Plus loin'),
    ),
  },
  'res/values-pl/strings.xml': {
    file: FILE,
    language: 'pl',
    text: strings(string('feed_new', 'Nowe'), string('feed_next', 'Dalej')),
  },
};

describe('the documents of a file', () => {
  it('have the keys of the base document where it has them', () => {
    const documents = Object.entries(DOCUMENTS).map(([path, { text, ...document }]) => ({
      path,
      ...document,
      bytes: strToU8(text),
    }));
    const { languages } = contentOf(runSteps(readFileDocuments(documents, { pluralMode: 'cldr' })), 'en');
    const keys = languages.map(({ tag, groups }) => [
      tag,
      groups.map(({ name, keys: own }) => [name, own.map((key) => key.name)]),
    ]);
    expect(keys).toEqual([
      ['en', [['common', ['title', 'feed_new', 'feed_old']]]],
      [
        'fr',
        [
          ['common', ['title', 'feed_new', 'feed_old']],
          ['feed', ['feed_next', 'next']],
        ],
      ],
      [
        'pl',
        [
          ['common', ['feed_new']],
          ['feed', ['feed_next']],
        ],
      ],
    ]);
  });

  it('come back as they were, and after an edit', () => {
    const repository = new TestRepository({});
    repository.addTogether(DOCUMENTS, 'en');
    const texts = Object.fromEntries(Object.entries(DOCUMENTS).map(([path, { text }]) => [path, text]));
    expect(repository.written()).toEqual(texts);
    repository.project.write('fr', 'feed_new', null, 'Neuf');
    const french = 'res/values-fr/strings.xml';
    expect(repository.written()).toEqual({
      ...texts,
      [french]: texts[french]?.replace('Nouveau', 'Neuf'),
    });
  });
});
