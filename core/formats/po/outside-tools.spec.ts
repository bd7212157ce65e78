import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { strFromU8 } from 'fflate';

import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { checkedBy, jsonOf, pythonWith } from '../../../test/support/outside-tools.js';
import { keyOf } from '../profile/testing-edits.js';
import { keep, projectOf, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { poString } from './strings.js';

/** What Python's gettext finds in what msgfmt has compiled, as pairs of name and text. */
const PROGRAM = `
import gettext, json, subprocess, sys, tempfile
source = sys.stdin.buffer.read()
with tempfile.NamedTemporaryFile() as file:
    done = subprocess.run(["msgfmt", "-o", file.name, "-"], input=source, capture_output=True)
    if done.returncode: sys.exit(done.stderr.decode())
    catalogue = gettext.GNUTranslations(open(file.name, "rb"))._catalog
print(json.dumps([[key if isinstance(key, str) else list(key), text] for key, text in catalogue.items() if key != ""]))
`;

/** What polib finds: contexts, names and texts, or those of all forms. */
const POLIB = `
import json, polib, sys, tempfile
# From a file: in a string, it takes further characters for line ends.
with tempfile.NamedTemporaryFile() as file:
    file.write(sys.stdin.buffer.read())
    file.flush()
    entries = polib.pofile(file.name, encoding="utf-8")
print(json.dumps([[one.msgctxt, one.msgid, one.msgstr_plural or one.msgstr] for one in entries]))
`;

const FIXTURES = new URL('../profile/fixtures/', import.meta.url);
const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

const hasPython = has('python3', '--version');
const byGettext = checkedBy('msgfmt and Python', has('msgfmt', '--version') && hasPython);
const byMsgcat = checkedBy('msgcat', has('msgcat', '--version'));
const pythonOfPolib = pythonWith('polib');
const byPolib = checkedBy('polib', pythonOfPolib !== undefined);

function run(command: string, args: string[], input: string): string {
  const { stdout, stderr, status } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

type Entry = [name: string | [string, number], text: string];

const compiled = (source: string): Map<string, string> =>
  new Map(
    (JSON.parse(run('python3', ['-c', PROGRAM], source)) as Entry[]).map(([name, text]) => [
      [name].flat().join(' form '),
      text,
    ]),
  );

/** msgfmt demands that both end with a line end, or none, and neither is a header. */
const TEXTS = HOSTILE.flatMap((one) => [`x${one}x`, `Hello ${one} world`]);

const PROJECT: ExportProject = {
  languages: [{ id: 1, name: 'pl', tag: 'pl' }],
  groups: [
    { name: 'common', keys: TEXTS.map((one, at) => keyOf(`${one}${at}`, one, `About ${one}`)) },
    {
      name: 'menu',
      keys: [
        keyOf('Open', 'Otwórz'),
        keyOf('file', { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }),
      ],
    },
  ],
};

const exported = (): string => {
  const options = {
    platform: 'gettext',
    languageIds: [1],
    prefix: false,
    validatedOnly: false,
    pluralMode: 'cldr',
  } as const;
  return writeProject(PROJECT, options)[0]?.text ?? '';
};

describe('PO files, as others see them', () => {
  byGettext('msgfmt takes an export, and gettext finds its texts', () => {
    const expected = new Map(TEXTS.map((one, at) => [`${one}${at}`, one]));
    expected.set('menu\u0004Open', 'Otwórz');
    for (const [index, text] of ['plik', 'pliki', 'plików'].entries())
      expected.set(`menu\u0004file form ${index}`, text);
    expect(compiled(exported())).toEqual(expected);
  });

  byGettext.each(['po-fr/fr.po', 'po-pl/pl.po'])('finds the changed texts of %s, and no others', (path) => {
    const bytes = new Uint8Array(readFileSync(new URL(path, FIXTURES)));
    const tag = path.slice(3, 5);
    const reading = keep([{ name: path, bytes }], tag);
    const project = projectOf(reading.groups, tag);
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        values: key.values.map((value) => ({ ...value, name: `«${value.name}» \\ "x"` })),
      })),
    }));
    const [file = { text: '' }] = writeAgain(reading, { ...project, groups });
    const before = compiled(strFromU8(bytes));
    const after = compiled(file.text);
    for (const [name, text] of before) expect(after.get(name)).toBe(`«${text}» \\ "x"`);
    expect(after.size).toBeGreaterThanOrEqual(before.size);
  });

  byMsgcat('wraps texts as msgcat does', () => {
    const word = fc.constantFrom(
      'a',
      'of',
      'word',
      'longer',
      '%s',
      'été',
      '"q"',
      'a\\b',
      'tab\t',
      'end.\n',
      '你好世界',
      'x'.repeat(30),
    );
    const texts = fc.sample(
      fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' ')),
      { numRuns: 300, seed: 7 },
    );
    const own = texts.map(
      (text, at) => `msgid "${at}x"\nmsgstr ${poString(text, 'msgstr ', { newline: '\n' })}\n`,
    );
    const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n';
    const theirs = run('msgcat', ['-'], [header, ...own].join('\n'))
      .split('\n\n')
      .slice(1);
    const differing = theirs.flatMap((one, at) => (one.trim() === own[at]?.trim() ? [] : [[one, own[at]]]));
    expect(differing).toEqual([]);
  });

  byPolib('polib finds the texts of an export, and their forms', () => {
    const found = jsonOf(pythonOfPolib ?? '', ['-c', POLIB], exported()) as [
      string | null,
      string,
      unknown,
    ][];
    const forms = { 0: 'plik', 1: 'pliki', 2: 'plików' };
    // Of escapes, it knows those of line ends and tabs.
    const isKnown = (name: string): boolean => !/(?![\t\n\r])\p{Cc}|\\(?:v|f|\d)/u.test(name);
    expect(found.filter(([, name]) => isKnown(name))).toEqual([
      ...TEXTS.map((one, at) => [null, `${one}${at}`, one]).filter(([, name]) => isKnown(name ?? '')),
      ['menu', 'Open', 'Otwórz'],
      ['menu', 'file', forms],
    ]);
  });
});
