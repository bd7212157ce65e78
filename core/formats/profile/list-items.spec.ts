import { strToU8 } from 'fflate';

import { platformOf, writeProject } from '../index.js';
import { ImportedProject } from './testing-imports.js';
import { after, changed, without } from './testing-edits.js';

/** A list of three texts, a text beside it, and both without the list, in each format that has lists. */
const FILES = [
  [
    'strings.xml',
    '<resources>\n    <string-array name="days">\n        <item>Mon</item>\n        <item>Tue</item>\n        <item>Wed</item>\n    </string-array>\n    <string name="a">A</string>\n</resources>\n',
    '<resources>\n    <string name="a">A</string>\n</resources>\n',
  ],
  ['en.json', '{\n  "a": "A",\n  "days": ["Mon", "Tue", "Wed"]\n}\n', '{\n  "a": "A"\n}\n'],
  ['en.yml', 'en:\n  a: A\n  days:\n    - Mon\n    - Tue\n    - Wed\n', 'en:\n  a: A\n'],
  ['messages.yml', 'a: A\ndays: [Mon, Tue, Wed]\n', 'a: A\n'],
  [
    'app.php',
    "<?php\n\nreturn [\n    'a' => 'A',\n    'days' => ['Mon', 'Tue', 'Wed'],\n];\n",
    "<?php\n\nreturn [\n    'a' => 'A',\n];\n",
  ],
] as const;

/** The name of the key that an item of the list is: `days` is a group or not. */
const itemsOf = (project: ImportedProject): string[] =>
  project
    .details()
    .groups.flatMap(({ name, keys }) => keys.map((key) => (name === 'days' ? `days_${key.name}` : key.name)))
    .filter((name) => name.startsWith('days_'));

/** What is written of a language that has these texts of the project, in the order of its keys. */
function inFrench(name: string, text: string, french: Readonly<Record<string, string>>): string {
  const project = new ImportedProject('cldr');
  project.add('en', [{ name, bytes: strToU8(text) }]);
  expect(itemsOf(project)).toHaveLength(3);
  const { languages, groups } = project.details();
  const translated = groups.map((group) => ({
    ...group,
    keys: group.keys.map((key) => ({
      ...key,
      values: [
        ...key.values,
        ...key.values.map((value) => ({ ...value, languageId: 2, name: french[value.name] ?? '' })),
      ],
    })),
  }));
  const [file] = writeProject(
    { languages: [...languages, { id: 2, name: 'fr', tag: 'fr' }], groups: translated },
    {
      platform: platformOf(name) ?? 'web',
      prefix: false,
      validatedOnly: false,
      pluralMode: 'cldr',
      languageIds: [2],
      profiles: project.profilesById(),
      leaveOutEmpty: true,
    },
  );
  return file?.text.replace(/^fr:$/m, 'en:') ?? '';
}

const FRENCH = { A: 'Un', Mon: 'lun', Tue: 'mar', Wed: 'mer' };

const inFrenchOf = (text: string): string =>
  Object.entries(FRENCH).reduce(
    (written, [from, to]) => written.replace(new RegExp(`\\b${from}\\b`), to),
    text,
  );

describe('a list, which programs take from one language as a whole', () => {
  it.each(FILES)('is left out of a new language that lacks an item: %s', (name, text, rest) => {
    expect(inFrench(name, text, { ...FRENCH, Tue: '' })).toBe(inFrenchOf(rest));
    expect(inFrench(name, text, { ...FRENCH, Mon: '' })).toBe(inFrenchOf(rest));
  });

  it.each(FILES)('is written when it has all of them: %s', (name, text) => {
    expect(inFrench(name, text, FRENCH)).toBe(inFrenchOf(text));
  });

  it.each(FILES)('loses an item that the project does not have any more: %s', (name, text) => {
    const written = after({ name, text }, without('2', 'days_2'), { leaveOutEmpty: true });
    expect(written).toMatch(/Mon[^]*Tue/);
    expect(written).not.toContain('Wed');
  });

  it.each(FILES)('is left out with an item that has become empty: %s', (name, text, rest) => {
    const emptied = (item: string) => after({ name, text }, changed(item, ''), { leaveOutEmpty: true });
    expect([emptied('days_1'), emptied('1')]).toContain(rest);
  });
});

describe('a list of objects', () => {
  const text = '{\n  "steps": [{ "title": "A", "hint": "B" }, { "title": "C" }]\n}\n';

  it('keeps its places without a text of an object that has another', () => {
    expect(after({ name: 'en.json', text }, changed('0_hint', ''), { leaveOutEmpty: true })).toBe(
      '{\n  "steps": [{ "title": "A" }, { "title": "C" }]\n}\n',
    );
  });

  it('goes as a whole with an object of which nothing is left', () => {
    expect(after({ name: 'en.json', text }, changed('1_title', ''), { leaveOutEmpty: true })).toBe('{\n}\n');
  });
});

describe('numbers that are names', () => {
  it('are no places in PHP', () => {
    const text = "<?php\n\nreturn [\n    404 => 'Lost',\n    500 => 'Broken',\n];\n";
    expect(after({ name: 'app.php', text }, changed('404', ''), { leaveOutEmpty: true })).toBe(
      "<?php\n\nreturn [\n    500 => 'Broken',\n];\n",
    );
  });
});
