import { strToU8 } from 'fflate';

import { TestRepository } from '../../repository/content/testing-repository.js';
import { outline, reportsIn } from '../testing.js';
import { readFiles } from '../index.js';
import { keepText } from '../profile/testing-profile.js';

const SOURCE = `{
  "en": {
    "title": "Home",
    "menu": { "open": "Open", "close": "Close" },
    "files_one": "{{count}} file",
    "files_other": "{{count}} files"
  },
  "pl": {
    "title": "Start",
    "menu": { "open": "Otwórz" },
    "files_one": "{{count}} plik",
    "files_few": "{{count}} pliki",
    "files_other": "{{count}} pliku"
  }
}
`;

describe('JSON with an object for each language', () => {
  it('is a file of several languages, with the plural forms of each', () => {
    const { languages } = readFiles([{ name: 'messages.json', bytes: strToU8(SOURCE) }], {
      pluralMode: 'cldr',
      keep: true,
    });
    expect(languages.map(({ code, isSource, groups }) => [code, isSource, outline(groups)])).toEqual([
      [
        'en',
        true,
        [
          [
            'common',
            [
              ['title', 'Home'],
              ['files', ['{{count}} file', '{{count}} files']],
            ],
          ],
          [
            'menu',
            [
              ['open', 'Open'],
              ['close', 'Close'],
            ],
          ],
        ],
      ],
      [
        'pl',
        false,
        [
          [
            'common',
            [
              ['title', 'Start'],
              ['files', ['{{count}} plik', '{{count}} pliki', '{{count}} pliku']],
            ],
          ],
          ['menu', [['open', 'Otwórz']]],
        ],
      ],
    ]);
  });

  it.each([
    ['one object', '{"en":{"a":"A"}}'],
    ['another object', '{"en":{"a":"A"},"menu":{"a":"B"}}'],
    ['a text beside them', '{"en":{"a":"A"},"fr":{"a":"B"},"a":"C"}'],
    ['a list', '{"en":{"a":"A"},"fr":["B"]}'],
    ['the same one twice', '{"en":{"a":"A"},"en":{"b":"B"}}'],
    ['braces in names and texts', '{"e{n":{"a\\"}":"A"},"fr":{"a":"}"}}'],
  ])('is something else with %s', (_, source) => {
    expect(keepText('messages.json', source).languages).toEqual([]);
  });

  const repository = (): TestRepository =>
    new TestRepository({ 'messages.json': { file: 'messages.json', language: null, text: SOURCE } });
  const written = (one: TestRepository): string => one.written()['messages.json'] ?? '';

  it('comes back as it was, and differs in what has changed', () => {
    const one = repository();
    expect(written(one)).toBe(SOURCE);
    one.project.write('pl', 'title', null, 'Dom');
    expect(written(one)).toBe(SOURCE.replace('"Start"', '"Dom"'));
  });

  it('takes a text that one of its languages lacks', () => {
    const one = repository();
    one.project.write('pl', 'close', null, 'Zamknij');
    expect(written(one)).toBe(SOURCE.replace('"Otwórz"', '"Otwórz", "close": "Zamknij"'));
  });

  it('gets an object for a new language', () => {
    const one = repository();
    one.project.translate('pt-BR', 'open', 'Abrir');
    expect(written(one)).toBe(
      SOURCE.replace(/\n\}\n$/, ',\n  "pt-BR": {\n    "menu": { "open": "Abrir" }\n  }\n}\n'),
    );
  });

  it('renames a key in each of its languages', () => {
    const one = repository();
    one.project.rename('open', 'unfold');
    expect(written(one)).toBe(SOURCE.replaceAll('"open"', '"unfold"'));
  });

  it('keeps ICU plurals in the words around them', () => {
    const source =
      '{"en":{"n":"You have {n, plural, one {# file} other {# files}}.","ok":"OK"},"fr":{"n":"Vous avez {n, plural, one {# fichier} other {# fichiers}}."}}';
    const one = new TestRepository({ 'a.json': { file: 'a.json', language: null, text: source } });
    expect(one.written()['a.json']).toBe(source);
    one.project.write('fr', 'n', 'one', 'Vous avez un fichier.');
    expect(one.written()['a.json']).toBe(source.replace('# fichier}', 'un fichier}'));
  });

  it('leaves what a language has twice as it is', () => {
    const source = '{"en":{"a":"A","a":"B","b":"D"},"fr":{"a":"C"}}';
    expect(reportsIn('a.json', source)).toEqual(['duplicate_key a 1']);
    const one = new TestRepository({ 'a.json': { file: 'a.json', language: null, text: source } });
    expect(one.written()['a.json']).toBe(source);
  });

  it('is none where each object has one text, as lists of languages have', () => {
    const text = '{ "en": { "name": "English" }, "he": { "name": "עברית", "isRTL": true } }';
    const { languages, groups } = readFiles([{ name: 'languages.json', bytes: strToU8(text) }], {
      pluralMode: 'cldr',
      keep: true,
    });
    expect(languages).toEqual([]);
    expect(groups.map(({ name }) => name)).toEqual(['en', 'he']);
  });
});
