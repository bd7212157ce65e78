import { TestRepository } from './testing-repository.js';
import type { TestDocument } from './testing-repository.js';

const po = (code: string): string =>
  `msgid ""\nmsgstr ""\n"Language: ${code}\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n#, fuzzy\nmsgid "Save"\nmsgstr "Lagre"\n`;
const xliff = (code: string): string =>
  `<?xml version="1.0"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="${code}" datatype="plaintext" original="a"><body>\n<trans-unit id="a"><source>Save</source><target>Lagre</target></trans-unit>\n</body></file></xliff>\n`;
const qt = (code: string): string =>
  `<!DOCTYPE TS>\n<TS version="2.1" language="${code}">\n<context>\n    <name>W</name>\n    <message>\n        <source>Save</source>\n        <translation type="unfinished">Lagre</translation>\n    </message>\n</context>\n</TS>\n`;

/** The template of a file, and its document in a language by its code. */
const FILES: [file: string, text: (code: string) => string][] = [
  ['config/{language}.yml', (code) => `${code === 'no' ? '"no"' : code}:\n  save: Lagre\n`],
  ['l10n/app_{language}.arb', (code) => `{\n  "@@locale": "${code}",\n  "save": "Lagre"\n}\n`],
  ['locale/{language}/LC_MESSAGES/a.po', po],
  ['x/a.{language}.xlf', xliff],
  ['qt/app_{language}.ts', qt],
  ['web/{language}.json', () => '{\n  "save": "Lagre"\n}\n'],
  ['root/{language}.json', (code) => `{\n  "${code}": {\n    "save": "Lagre"\n  }\n}\n`],
];

describe('a language with another code than when its documents were imported', () => {
  it.each(FILES)('has the new one in their paths and in what they say of it: %s', (file, text) => {
    const pathIn = (code: string): string => file.replace('{language}', code);
    const english: TestDocument = {
      file: 'base/{language}.json',
      language: 'en',
      text: '{\n  "a": "A"\n}\n',
    };
    const repository = new TestRepository({
      'base/en.json': english,
      [pathIn('no')]: { file, language: 'no', text: text('no') },
    });
    repository.project.recode('no', 'nb');
    const { 'base/en.json': _, ...written } = repository.written();
    expect(written).toEqual({ [pathIn('nb')]: text('nb') });
    expect(repository.documents().map(({ profile }) => profile !== null)).toEqual([true, false]);
  });

  it('keeps its path where another document has the new one', () => {
    const file = '{language}.json';
    const repository = new TestRepository({
      'nb.json': { file, language: 'en', text: '{"a":"A"}' },
      'no.json': { file, language: 'no', text: '{"a":"B"}' },
    });
    repository.project.recode('no', 'nb');
    expect(repository.written()).toEqual({ 'nb.json': '{"a":"A"}', 'no.json': '{"a":"B"}' });
  });
});
