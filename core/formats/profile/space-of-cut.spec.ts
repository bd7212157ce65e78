import { strToU8 } from 'fflate';

import { platformOf } from '../index.js';
import { ImportedProject } from './testing-imports.js';

interface Cut {
  name: string;
  text: string;
  /** The keys that go. */
  keys: readonly string[];
  /** The lines that go, and no other line changes. */
  lines: readonly string[];
}

const STRINGS = '"a" = "1";\n"b" = "2";\n"c" = "3";\n';

const FILES: readonly (readonly [what: string, file: Cut])[] = [
  ['the first entry', { name: 'a.strings', text: STRINGS, keys: ['a'], lines: ['"a" = "1";'] }],
  [
    'the first two entries',
    { name: 'a.strings', text: STRINGS, keys: ['a', 'b'], lines: ['"a" = "1";', '"b" = "2";'] },
  ],
  ['the last entry', { name: 'a.strings', text: STRINGS, keys: ['c'], lines: ['"c" = "3";'] }],
  [
    'the first entry below a blank line',
    {
      name: 'a.properties',
      text: '# Texts of the app\n\na = 1\nb = 2\n\nc = 3\nd = 4\n',
      keys: ['a', 'c'],
      lines: ['a = 1', 'c = 3'],
    },
  ],
  [
    'the first entry with its comment',
    {
      name: 'a.properties',
      text: '! App\r\n\r\n# First\r\na = 1\r\nb = 2\r\n',
      keys: ['a'],
      lines: ['# First', 'a = 1'],
    },
  ],
  [
    'the first element of a section',
    {
      name: 'strings.xml',
      text: '<resources>\n    <string name="a">1</string>\n\n    <string name="b">2</string>\n    <string name="c">3</string>\n</resources>\n',
      keys: ['b'],
      lines: ['    <string name="b">2</string>'],
    },
  ],
  [
    'an array element',
    {
      name: 'a.php',
      text: "<?php\n\nreturn [\n\n    'a' => '1',\n    'b' => '2',\n];\n",
      keys: ['a'],
      lines: ["    'a' => '1',"],
    },
  ],
];

const written = (project: ImportedProject, name: string): string =>
  project.files(platformOf(name) ?? 'web')[0]?.text ?? '';

it.each(FILES)('%s goes with its line, and no blank line comes or goes', (_, { name, text, keys, lines }) => {
  const project = new ImportedProject('cldr');
  project.add('en', [{ name, bytes: strToU8(text) }]);
  for (const key of keys) project.remove(key);
  const expected = text
    .split('\n')
    .filter((line) => !lines.includes(line.trimEnd()))
    .join('\n');
  expect(written(project, name)).toBe(expected);
});

it('entries that stand apart go with the blank line above them', () => {
  const project = new ImportedProject('cldr');
  project.add('en', [{ name: 'a.properties', bytes: strToU8('a = 1\n\nb = 2\n\nc = 3\n') }]);
  project.remove('b');
  expect(written(project, 'a.properties')).toBe('a = 1\n\nc = 3\n');
});
