import '../all-codecs.js';
import { strToU8 } from 'fflate';

import { readDocument } from '../../repository/content/read-document.js';
import { keyLines } from './key-lines.js';

/** The line of each key of a document. */
function linesIn(path: string, text: string, language = 0): Record<string, number | undefined> {
  const document = { path, file: path, language: 'fr', bytes: strToU8(text) };
  const [file] = readDocument(document, { pluralMode: 'cldr' }).profile.files;
  if (!file) return {};
  const lines = keyLines(file, language);
  return Object.fromEntries(file.keys.map(([group, key], at) => [`${group}.${key}`, lines.get(at)]));
}

describe('the lines of keys', () => {
  it('are those of their texts in JSON', () =>
    expect(linesIn('fr.json', '{\n  "ok": "OK",\n  "hero": {\n    "title": "Accueil" } }\n')).toEqual({
      'common.ok': 2,
      'hero.title': 4,
    }));

  it('are those of their first text, where a plural has several', () =>
    expect(
      linesIn(
        'res/values-fr/strings.xml',
        '<resources>\n<plurals name="day">\n<item quantity="one">jour</item>\n<item quantity="other">jours</item>\n' +
          '</plurals>\n<string name="ok">OK</string>\n</resources>',
      ),
    ).toEqual({ 'common.day': 3, 'common.ok': 6 }));

  it('count each line end once, however it is written', () =>
    expect(linesIn('fr.properties', '# one\r\n\r\na=A\r\nb=B\r\n')).toEqual({
      'common.a': 3,
      'common.b': 4,
    }));

  it('are those of a language, in a file of several', () => {
    const table = 'key,en,fr\nok,OK,"D’\naccord"\nno,No,Non\n';
    expect(linesIn('all.csv', table, 1)).toEqual({ 'common.ok': 2, 'common.no': 4 });
  });
});
