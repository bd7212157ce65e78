import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { strToU8 } from 'fflate';

import { checkedBy } from '../../../test/support/outside-tools.js';
import type { ExportProject } from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { writeProject } from '../index.js';
import { keep, projectOf, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';

/** Files as java.util.Properties itself reads them; a machine may have no Java. */
const PROGRAM = new URL('./ReadProperties.java', import.meta.url).pathname;
const FIXTURES = new URL('../profile/fixtures/', import.meta.url);
const checked = checkedBy('Java', spawnSync('java', ['-version']).status === 0);

type Texts = Record<string, string>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'motley-properties-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const units = (hex: string): string =>
  hex.replace(/[\da-f]{4}/g, (unit) => String.fromCharCode(parseInt(unit, 16)));

/** What Java reads in each of the files; null where it refuses one. */
function readByJava(files: readonly { bytes: Uint8Array; isLatin?: boolean }[]): (Texts | null)[] {
  const paths = files.map(({ bytes, isLatin }, index) => {
    const path = join(folder, `${isLatin ? 'latin' : 'utf'}-${index}.properties`);
    writeFileSync(path, bytes);
    return path;
  });
  const list = join(folder, 'list');
  writeFileSync(list, paths.join('\n'));
  const { stdout, stderr, status } = spawnSync('java', [PROGRAM, list], { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => (line === 'refused' ? null : textsTold(line)));
}

const textsTold = (line: string): Texts =>
  Object.fromEntries(
    line
      .trim()
      .split(' ')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=').map(units) as [string, string]),
  );

/** What we read, by the names in the file; the last of equal ones counts. */
function readByUs(bytes: Uint8Array): Texts {
  const { groups, profile } = keep([{ name: 'a.properties', bytes, format: 'properties' }]);
  const names = new Map(
    profile.files.flatMap(({ keys }) => keys.map(([group, key, name = key]) => [`${group}\0${key}`, name])),
  );
  return Object.fromEntries(
    groups.flatMap(({ name: group, keys }) =>
      keys.flatMap(({ name, values }) => {
        const own = names.get(`${group}\0${name}`) ?? name;
        return values.map((value): [string, string] => [
          value.quantityString ? `${own}.${value.quantityString}` : own,
          value.name,
        ]);
      }),
    ),
  );
}

/** Names that are empty are reported, and no key has them. */
const named = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name.trim() !== ''));

describe('java.util.Properties', () => {
  checked('reads the same names and texts, whatever a file looks like', () => {
    const piece = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('\\', '\n', '\r', '\r\n', ' ', '\t', '\f', '=', ':', '#', '!', 'a', 'b'),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom('\\u00e9', '\\n', '\\t', '\\\n  ', 'a=b\n', '# c\n', 'é', '\\=', '\\ '),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...HOSTILE.filter((text) => text !== '\\u' && !text.includes('\uFEFF'))),
      },
    );
    const sources = fc.sample(
      fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
      { numRuns: 3_000, seed: 19 },
    );
    const files = sources.map((source) => ({ bytes: strToU8(source) }));
    const told = readByJava(files);
    const differing = files.flatMap(({ bytes }, index) => {
      const java = told[index] ?? null;
      const ours = readByUs(bytes);
      return java === null || JSON.stringify(sorted(named(java))) === JSON.stringify(sorted(ours))
        ? []
        : [{ source: sources[index], java, ours }];
    });
    expect(differing).toEqual([]);
    expect(told.filter((texts) => texts !== null).length).toBeGreaterThan(2_000);
  });

  checked('reads every text of an export, in both encodings', () => {
    const texts = HOSTILE.flatMap((text) => [text, `Hello ${text} world`, ` ${text}`]);
    const keys = texts.map((text, index) => ({
      name: `${text}${index}`,
      isPlural: false,
      values: [{ name: text, quantityString: null, languageId: 1, status: 'modified' as const }],
    }));
    const project: ExportProject = { languages: [{ id: 1, name: 'fr' }], groups: [{ name: 'common', keys }] };
    const options = { platform: 'java', languageIds: [1], prefix: false, validatedOnly: false } as const;
    const [file = { text: '' }] = writeProject(project, options);
    const bytes = fileBytes(file);
    const expected = sorted(Object.fromEntries(texts.map((text, index) => [`${text}${index}`, text])));
    const [utf8, latin] = readByJava([{ bytes }, { bytes, isLatin: true }]);
    expect(sorted(utf8 ?? {})).toEqual(expected);
    expect(sorted(latin ?? {})).toEqual(expected);
  });

  checked.each([
    ['properties-en/messages.properties', true],
    ['properties-latin-fr/messages_fr.properties', true],
    ['properties-pl/Labels_pl.properties', false],
  ])('reads the changed texts of %s', (path, isLatin) => {
    const bytes = new Uint8Array(readFileSync(new URL(path, FIXTURES)));
    const reading = keep([{ name: path, bytes }], path.includes('pl') ? 'pl' : 'en');
    const project = projectOf(reading.groups);
    const mark = (text: string): string => ` =${text} é ✎ \\ \n`;
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        values: key.values.map((value) => ({ ...value, name: mark(value.name) })),
      })),
    }));
    const [file = { text: '' }] = writeAgain(reading, { ...project, groups });
    const [before, after] = readByJava([
      { bytes, isLatin },
      { bytes: fileBytes(file), isLatin },
    ]);
    const expected = Object.entries(named(before ?? {})).map(([name, text]) => [name, mark(text)]);
    expect(sorted(named(after ?? {}))).toEqual(sorted(Object.fromEntries(expected) as Texts));
  });

  checked('takes the file of a language for that of its locale', () => {
    const program = join(folder, 'Locales.java');
    writeFileSync(
      program,
      `import java.util.*; class Locales { public static void main(String[] tags) { for (String tag : tags)
        System.out.println(ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_PROPERTIES)
          .toBundleName("messages", Locale.forLanguageTag(tag))); } }`,
    );
    const tags = ['fr', 'pt-BR', 'zh-Hant-TW', 'zh-Hans', 'es-419', 'he', 'id', 'yi', 'sr-Latn'];
    const { stdout } = spawnSync('java', [program, ...tags], { encoding: 'utf8' });
    const languages = tags.map((tag, index) => ({ id: index, name: tag, tag }));
    const files = writeProject(
      { languages, groups: [] },
      { platform: 'java', languageIds: languages.map(({ id }) => id), prefix: false, validatedOnly: false },
    );
    expect(files.map(({ path }) => path)).toEqual(
      stdout
        .trim()
        .split('\n')
        .map((name) => `${name}.properties`),
    );
  });
});

const sorted = (texts: Texts): [string, string][] =>
  Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));
