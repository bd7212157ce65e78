import { strToU8 } from 'fflate';

import { platformOf, writeProject } from '../index.js';
import type { ExportFile } from '../index.js';
import { ImportedProject } from './testing-imports.js';
import { after, changed } from './testing-edits.js';

/** Files of a format whose readers show an empty text, though another language had one. */
const FILES = [
  ['a.json', '{\n  "a": "A",\n  "b": "",\n  "c": "C"\n}\n', '{\n  "a": "A",\n  "b": ""\n}\n'],
  ['a.arb', '{\n  "a": "A",\n  "b": "",\n  "c": "C"\n}\n', '{\n  "a": "A",\n  "b": ""\n}\n'],
  ['en.yml', 'en:\n  a: A\n  b: ""\n  c: C\n', 'en:\n  a: A\n  b: ""\n'],
  ['a.properties', 'a=A\nb=\nc=C\n', 'a=A\nb=\n'],
  ['Localizable.strings', '"a" = "A";\n"b" = "";\n"c" = "C";\n', '"a" = "A";\n"b" = "";\n'],
  [
    'strings.xml',
    '<resources>\n    <string name="a">A</string>\n    <string name="b"></string>\n    <string name="c">C</string>\n</resources>\n',
    '<resources>\n    <string name="a">A</string>\n    <string name="b"></string>\n</resources>\n',
  ],
] as const;

function inFrench(name: string, text: string): ExportFile | undefined {
  const project = new ImportedProject('cldr');
  project.add('en', [{ name, bytes: strToU8(text) }]);
  project.add('fr', [{ name: 'x.csv', bytes: strToU8('key,fr\na,Un\nc,\n') }]);
  const { languages, groups } = project.details();
  const french = languages.find(({ tag }) => tag === 'fr')?.id ?? 0;
  const profiles = new Map([...project.profilesById()].filter(([id]) => id !== french));
  const options = { platform: platformOf(name) ?? 'web', prefix: false, validatedOnly: false } as const;
  const all = {
    ...options,
    pluralMode: 'cldr',
    languageIds: [french],
    profiles,
    leaveOutEmpty: true,
  } as const;
  return writeProject({ languages, groups }, all)[0];
}

describe('an export without empty texts', () => {
  it.each(FILES)('leaves out what has become empty, not what the file has so: %s', (name, text, expected) => {
    const file = { name, text };
    expect(after(file, (groups) => groups, { leaveOutEmpty: true })).toBe(text);
    expect(after(file, changed('c', ''), { leaveOutEmpty: true })).toBe(expected);
    expect(after(file, changed('c', ''))).not.toBe(expected);
  });

  it.each(FILES)(
    'has only the texts of a language whose file is like that of another one: %s',
    (name, text) => {
      const written = inFrench(name, text)?.text ?? '';
      expect(written).toContain('Un');
      expect(written).not.toMatch(/\b[bc]\b/);
    },
  );

  it('has every message of gettext, whose empty texts are those of its names', () => {
    const text = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "a"\nmsgstr "A"\n\nmsgid "c"\nmsgstr "C"\n';
    expect(after({ name: 'a.po', text, tag: 'de' }, changed('c', ''), { leaveOutEmpty: true })).toBe(
      text.replace('"C"', '""'),
    );
  });

  it.each([
    ['a.csv', 'key,en,fr\na,A,\nb,,\n'],
    [
      'a.xliff',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file source-language="en" target-language="fr" datatype="plaintext" original="x"><body>\n<trans-unit id="a"><source>A</source><target></target></trans-unit>\n<trans-unit id="b"><source></source></trans-unit>\n</body></file>\n</xliff>\n',
    ],
    [
      'a.xcstrings',
      '{\n  "sourceLanguage" : "en",\n  "strings" : {\n    "a" : {\n      "localizations" : {\n        "fr" : {\n          "stringUnit" : {\n            "state" : "new",\n            "value" : ""\n          }\n        }\n      }\n    }\n  },\n  "version" : "1.0"\n}',
    ],
    ['all.yml', 'en:\n  a: A\n  b: ""\nfr:\n  a: ""\n  b: ""\n'],
  ])('changes nothing in a file of several languages that is as it was: %s', (name, text) => {
    const project = new ImportedProject('cldr');
    project.add('en', [{ name, bytes: strToU8(text) }]);
    const { languages, groups } = project.details();
    const [file] = writeProject(
      { languages, groups },
      {
        platform: platformOf(name) ?? 'web',
        prefix: false,
        validatedOnly: false,
        pluralMode: 'cldr',
        languageIds: languages.map(({ id }) => id),
        profiles: project.profilesById(),
        leaveOutEmpty: true,
      },
    );
    expect(file?.text).toBe(text);
  });
});
