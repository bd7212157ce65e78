import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { strFromU8, strToU8 } from 'fflate';

import { checkedBy } from '../../../test/support/outside-tools.js';
import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { keyOf } from '../profile/testing-edits.js';
import { keep, projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { scalarText } from './scalar-text.js';
import { scalar } from './write-scalar.js';

/** What PyYAML, which reads YAML 1.1 as Ruby does, finds in each of the sources; null where it refuses one. */
const PROGRAM = `
import json, sys, yaml
def read(source):
    try: return json.dumps(yaml.load(source, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)), default=str)
    except Exception as error: return None
print(json.dumps([read(source) for source in json.load(sys.stdin)]))
`;

const FIXTURES = new URL('../profile/fixtures/', import.meta.url);
const checked = checkedBy('PyYAML', spawnSync('python3', ['-c', 'import yaml']).status === 0);

function readByPyYaml(sources: readonly string[]): unknown[] {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as (string | null)[]).map((one) =>
    one === null ? null : (JSON.parse(one) as unknown),
  );
}

/** The texts in what was read, by their paths, without what is no text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** YAML 1.1 breaks lines where a text has these, which we write as escapes. */
const PIECES = [
  ...HOSTILE,
  ':',
  ': ',
  ' #',
  '-',
  '- ',
  '?',
  ',',
  '[',
  '}',
  '&',
  '*',
  '!',
  '|',
  '>',
  '%',
  '@',
  '=',
  '0',
  '1',
  '.',
  'e',
  '_',
  '~',
  'no',
  'Yes',
  'null',
  '0x',
  '12:30',
  '2026-11-24',
  '<<',
  '+',
  'é',
  ' ',
  '\n',
];
const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join('').replace(/[\p{Cs}\0]/gu, ''));

describe('YAML, as another library sees it', () => {
  checked('every text that is written is that text, plain or not, in brackets or not', () => {
    const texts = fc.sample(text, { numRuns: 3_000, seed: 19 });
    const styles = [{}, { quote: "'" }, { isQuoted: true }] as const;
    const sources = texts.flatMap((one) =>
      styles.flatMap((style) => [`a: ${scalar(one, style)}\n`, `a: [${scalar(one, style, true)}]\n`]),
    );
    const expected = texts.flatMap((one) => styles.flatMap(() => [{ a: one }, { a: [one] }]));
    expect(readByPyYaml(sources)).toEqual(expected);
    for (const one of texts) expect(scalarText(scalar(one, {}))).toBe(one);
  });

  checked('an export has the same texts', () => {
    const texts = HOSTILE.flatMap((one) => [one, ` ${one}\n`, `Hello ${one} world`]);
    const project: ExportProject = {
      languages: [{ id: 1, name: 'fr' }],
      groups: [{ name: 'common', keys: texts.map((one, at) => keyOf(`${one}${at}`, one, `About ${one}`)) }],
    };
    const options = { platform: 'rails', languageIds: [1], prefix: false, validatedOnly: false } as const;
    const [file = { text: '' }] = writeProject(project, options);
    const expected = Object.fromEntries(texts.map((one, at) => [`${one}${at}`, one]));
    expect(readByPyYaml([file.text])).toEqual([{ fr: expected }]);
  });

  checked.each(['yaml-fr/fr.yml', 'yaml-languages/pages.yml', 'yaml-sorted/pt-BR.yml'])(
    'reads the changed texts of %s',
    (path) => {
      const bytes = new Uint8Array(readFileSync(new URL(path, FIXTURES)));
      for (const mark of [' é', '\n\n  x', ': #', '\'"', '\t', '\n']) {
        const reading = keep([{ name: path, bytes }]);
        const project = projectOfReading(reading);
        const groups = project.groups.map((group) => ({
          ...group,
          keys: group.keys.map((key) => ({
            ...key,
            values: key.values.map((value) => ({ ...value, name: value.name + mark })),
          })),
        }));
        const [file = { text: '' }] = writeAgain(reading, { ...project, groups });
        const [before, after] = readByPyYaml([strFromU8(bytes), file.text]);
        const ours = new Set(
          groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map(({ name }) => name))),
        );
        expect(new Set(textsIn(after).filter((one) => one.endsWith(mark)))).toEqual(ours);
        expect(textsIn(after).length).toBeGreaterThanOrEqual(textsIn(before).length);
      }
    },
  );

  checked('finds the same texts in a file, whatever it looks like, where both read it', () => {
    const piece = fc.constantFrom(
      'fr:\n',
      '  a: ',
      '  b: ',
      '    c: ',
      '  - ',
      'x',
      'y z',
      "'q'",
      '"d\\n"',
      '|\n      l\n',
      '>-\n      f\n      g\n',
      '\n',
      ' # c',
      '# d\n',
      '[x, "y"]',
      '{ k: v }',
      '12',
      'no',
      ', ',
      '  ',
    );
    const sources = fc.sample(
      fc.array(piece, { maxLength: 14 }).map((pieces) => `fr:\n  z: z\n${pieces.join('')}`),
      { numRuns: 3_000, seed: 6 },
    );
    const told = readByPyYaml(sources);
    let both = 0;
    const differing = sources.flatMap((source, at) => {
      const reading = keep([{ name: 'a.yml', bytes: strToU8(source) }]);
      const theirs = told[at];
      if (reading.error || theirs === null) return [];
      both += 1;
      const ours = reading.groups.flatMap(({ keys }) =>
        keys.flatMap(({ values }) => values.map(({ name }) => name)),
      );
      const isSame =
        JSON.stringify(ours.filter((one) => one !== '').sort()) ===
        JSON.stringify(
          textsIn(theirs)
            .filter((one) => one !== '')
            .sort(),
        );
      return isSame ? [] : [{ source, ours, theirs }];
    });
    expect(differing).toEqual([]);
    expect(both).toBeGreaterThan(300);
  });
});
