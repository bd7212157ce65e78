import { TestRepository } from './testing-repository.js';
import type { TestDocument } from './testing-repository.js';

type TextOf = (code: string, text: string) => string;

const po: TextOf = (code, text) =>
  `msgid ""\nmsgstr ""\n"Language: ${code}\\n"\n\nmsgid "Save"\nmsgstr "${text}"\n`;
const xliff: TextOf = (code, text) =>
  `<?xml version="1.0"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="${code}" datatype="plaintext" original="a"><body>\n<trans-unit id="a"><source>Save</source><target>${text}</target></trans-unit>\n</body></file></xliff>\n`;
const qt: TextOf = (code, text) =>
  `<!DOCTYPE TS>\n<TS version="2.1" language="${code}">\n<context>\n    <name>W</name>\n    <message>\n        <source>Save</source>\n        <translation>${text}</translation>\n    </message>\n</context>\n</TS>\n`;

/** The template of a file, and its document in a language. */
const FILES: [file: string, text: TextOf][] = [
  ['config/{language}.yml', (code, text) => `${code}:\n  menu:\n    save: ${text}\n    open: O\n`],
  ['l10n/app_{language}.arb', (code, text) => `{\n  "@@locale": "${code}",\n  "save": "${text}"\n}\n`],
  ['locale/{language}/LC_MESSAGES/a.po', po],
  ['x/a.{language}.xlf', xliff],
  ['qt/app_{language}.ts', qt],
];

const CODES: [code: string, tag: string][] = [
  ['zh-YUE', 'yue'],
  ['zh-CHS', 'zh-Hans'],
  ['pt_BR', 'pt-BR'],
  ['iw', 'he'],
];

/** The name of the key that the document has. */
const nameOf = (file: string): string => {
  if (file.startsWith('x/')) return 'a';
  return /(?:yml|arb)$/.test(file) ? 'save' : 'Save';
};

describe('a document that names its language by another code than its tag', () => {
  const cases = FILES.flatMap(([file, text]) => CODES.map(([code, tag]) => [file, code, tag, text] as const));

  it.each(cases)('%s in %s is in %s, has the keys of the others, and is written in its place', (...one) => {
    const [file, code, tag, text] = one;
    const pathIn = (own: string): string => file.replace('{language}', own);
    const ofBase: TestDocument = { file, language: 'en', text: text('en', 'Save') };
    const own: TestDocument = { file, language: tag, text: text(code, 'Saved') };
    const repository = new TestRepository({ [pathIn('en')]: ofBase, [pathIn(code)]: own });
    const { languages, groups } = repository.project.details();
    expect(languages.map((language) => language.tag).slice(0, 2)).toEqual(['en', tag]);
    expect(groups.map(({ name }) => name)).not.toContain(code);
    repository.project.write(tag, nameOf(file), null, 'Edited');
    expect(repository.written()[pathIn(code)]).toBe(text(code, 'Edited'));
  });
});

it.each([
  ['a.json', '{"en":{"a":"A","b":"B"},"zh-CHS":{"a":"C","b":"D"}}'],
  ['a.yml', 'en:\n  a: A\nzh-CHS:\n  a: C\n'],
])('a document of several languages knows them by such codes: %s', (path, text) => {
  const repository = new TestRepository({ [path]: { file: path, language: null, text } });
  expect(repository.project.details().languages.map(({ tag }) => tag)).toEqual(['en', 'zh-Hans']);
  expect(repository.written()).toEqual({ [path]: text });
});
