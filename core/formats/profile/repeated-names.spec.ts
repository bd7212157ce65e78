import { after, changed, without } from './testing-edits.js';
import { imported, written } from './testing-one-file.js';

const data = (name: string, text: string): string =>
  `\n  <data name="${name}">\n    <value>${text}</value>\n  </data>`;
const string = (name: string, text: string): string => `\n    <string name="${name}">${text}</string>`;
const message = (name: string, text: string): string => `\n\nmsgid "${name}"\nmsgstr "${text}"`;

/** Files in which a name stands twice with different texts, of which the last one counts; and without it. */
const FILES = [
  [
    'Localizable.strings',
    '"b" = "B";\n"a" = "first";\n"c" = "C";\n"a" = "last";\n',
    '"b" = "B";\n"c" = "C";\n',
  ],
  [
    'strings.xml',
    `<resources>${string('a', 'first')}${string('b', 'B')}${string('a', 'last')}\n</resources>\n`,
    `<resources>${string('b', 'B')}\n</resources>\n`,
  ],
  [
    'a.resx',
    `<root>${data('a', 'first')}${data('b', 'B')}${data('a', 'last')}\n</root>\n`,
    `<root>${data('b', 'B')}\n</root>\n`,
  ],
  ['m.properties', 'b=B\na=first\nc=C\na=last\n', 'b=B\nc=C\n'],
  ['en.json', '{\n  "a": "first",\n  "b": "B",\n  "a": "last"\n}\n', '{\n  "b": "B"\n}\n'],
  ['app_en.arb', '{\n  "a": "first",\n  "b": "B",\n  "a": "last"\n}\n', '{\n  "b": "B"\n}\n'],
  [
    'm.php',
    "<?php return [\n'a' => 'first',\n'b' => 'B',\n'a' => 'last',\n];\n",
    "<?php return [\n'b' => 'B',\n];\n",
  ],
  ['m.ftl', 'b = B\na = first\nc = C\na = last\n', 'b = B\nc = C\n'],
  ['en.yml', 'a: first\nb: B\na: last\n', 'b: B\n'],
  [
    'en.yml',
    'en:\n  g:\n    a: |\n      first\n    # kept\n    b: B\n    a: last\n',
    'en:\n  g:\n    # kept\n    b: B\n',
  ],
  ['en.yml', '{ a: first, b: B, a: last }\n', '{ b: B }\n'],
  [
    'messages.po',
    `msgid ""\nmsgstr "Language: fr\\n"${message('a', 'first')}${message('b', 'B')}${message('a', 'last')}\n`,
    `msgid ""\nmsgstr "Language: fr\\n"${message('b', 'B')}\n`,
  ],
] as const;

describe.each(FILES)('a name that stands twice in %s', (name, text, rest) => {
  it('keeps the text that does not count as long as the key is there', () => {
    expect(after({ name, text }, (groups) => groups)).toBe(text);
    expect(after({ name, text }, changed('a', 'new'))).toBe(text.replace('last', 'new'));
  });

  it('is another one at both places when its key gets another name', () => {
    const project = imported({ name, text });
    project.rename('a', 'z');
    expect(written(project, name)).toBe(text.replaceAll(/\ba\b/g, 'z'));
  });

  it('goes with its key, at both places', () => {
    expect(after({ name, text }, without('a'))).toBe(rest);
  });
});
