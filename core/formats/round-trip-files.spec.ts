import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import fc from 'fast-check';
import { strFromU8, strToU8 } from 'fflate';

import type { ExportProject } from './model/export-types.js';
import { fileBytes } from './export/file-bytes.js';
import type { ImportFile } from './import/files.js';
import type { KeptGroup } from './model/kept-reading.js';
import { keep, projectOf, projectOfReading, writeAgain } from './profile/testing-profile.js';
import { formatOf } from './registry/registry.js';
import { HOSTILE } from './testing.js';

/** L6: a file that was imported comes back as it was, to the byte: white space, comments, order, everything. */
const runs = process.env['FORMAT_RUNS'];
const numRuns = Number(runs ?? 300);
/** Larger files are edited only where many runs are asked for: they take most of the time. */
const MAX_EDITED = runs === undefined ? 300_000 : Infinity;

/** A file to be read and written again, with the language it is in. */
interface RealFile extends ImportFile {
  tag: string;
  /** Where it is from, as a test shows it. */
  title: string;
}

const FIXTURE_FOLDER = new URL('./profile/fixtures/', import.meta.url);
/** A folder with files of public projects, if there is one. */
const CORPUS = process.env['FORMAT_CORPUS'];

/** Small files with everything that has ever been lost: `android-pl` is in Polish, `en.json` in English. */
const FIXTURES = filesOf(FIXTURE_FOLDER, tagOfFixture);

const REAL = CORPUS ? filesOf(pathToFileURL(`${resolve(CORPUS)}/`), tagOfRealFile) : [];

function filesOf(folder: URL, tagOf: (folder: string, file: string) => string): RealFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const inner = new URL(`${name}/`, folder);
      return readdirSync(inner)
        .filter((file) => formatOf(file) !== null && file !== 'index.json')
        .map((file) => ({
          name: file,
          tag: tagOf(name, file),
          title: `${name}/${file}`,
          bytes: new Uint8Array(readFileSync(new URL(file, inner))),
        }));
    });
}

function tagOfFixture(folder: string, file: string): string {
  const stem = file.replace(/\..*$/, '');
  const last = folder.replace(/^.*-/, '');
  return [stem, last].find((part) => /^[a-z]{2}$/.test(part)) ?? 'en';
}

/** `elk__ar__ar.json`, `mastodon-android__zh-rCN__strings.xml`. */
function tagOfRealFile(_: string, file: string): string {
  const tag = file.split('__')[1]?.replace('-r', '-') ?? '';
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag) ? tag : 'en';
}

if (REAL.length === 0) process.stderr.write('Real files are not read: FORMAT_CORPUS is not set.\n');
const ALL = [...FIXTURES, ...REAL];
const EDITED = ALL.filter(({ bytes }) => bytes.length <= MAX_EDITED);

const ENCODINGS = [
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
  ['utf-16be', true],
] as const;

const titled = (files: readonly RealFile[]): [string, RealFile][] => files.map((file) => [file.title, file]);

/** The texts of a project, each followed by something else. */
const edited = (project: ExportProject): ExportProject => ({
  ...project,
  groups: project.groups.map(({ name, keys }) => ({
    name,
    keys: keys.map((key) => ({
      ...key,
      values: key.values.map((value) => ({ ...value, name: `${value.name} ✎ <&"'\\` })),
    })),
  })),
});

const textsOf = (groups: readonly KeptGroup[] | ExportProject['groups']) =>
  groups.map(({ name, keys }) => [
    name,
    keys.map((key) => [
      key.name,
      key.description,
      key.values.map((value) => [
        value.quantityString,
        value.name,
        'languageId' in value ? value.languageId : null,
      ]),
    ]),
  ]);

/** Files that hold a name twice are left with the texts that do not count. */
const isUnique = ({ warnings }: ReturnType<typeof keep>): boolean =>
  warnings.every(({ reason }) => reason !== 'imports.duplicate_key');

describe('a file that comes back', () => {
  it.each(titled(ALL))('%s is the same to the byte', (_, file) => {
    const reading = keep([file], file.tag);
    expect(reading.error).toBeNull();
    const [written, ...others] = writeAgain(reading, projectOfReading(reading, file.tag));
    expect(others).toEqual([]);
    expect(Buffer.compare(fileBytes(written ?? { text: '' }), file.bytes)).toBe(0);
  });

  it.each(titled(EDITED))('%s holds every changed text, and nothing else has changed', (_, file) => {
    const reading = keep([file], file.tag);
    const project = edited(projectOfReading(reading, file.tag));
    const [written] = writeAgain(reading, project);
    const again = keep([{ name: file.name, bytes: fileBytes(written ?? { text: '' }) }], file.tag);
    expect(textsOf(projectOfReading(again, file.tag).groups)).toEqual(textsOf(project.groups));
    expect(again.carried.map(({ what, count }) => [what, count])).toEqual(
      reading.carried.map(({ what, count }) => [what, count]),
    );
    if (isUnique(reading)) expect(again.warnings.length).toBe(reading.warnings.length);
  });

  it.each(titled(EDITED))('%s takes a new key into each of its groups, and a new group', (_, file) => {
    const reading = keep([file], file.tag);
    const project = projectOfReading(reading, file.tag);
    const added = { name: 'zz_new', isPlural: false };
    const value = { name: 'New', quantityString: null, languageId: 1, status: 'modified' as const };
    const groups = [...project.groups, { name: 'zz_group', keys: [] }].map(({ name, keys }) => ({
      name,
      keys: [...keys, { ...added, description: 'What it is for', values: [value] }],
    }));
    const files = writeAgain(reading, { ...project, groups });
    const again = keep(
      files.map((one) => ({ name: one.path, bytes: fileBytes(one) })),
      file.tag,
    );
    expect(again.error).toBeNull();
    const found = again.groups.flatMap(({ keys }) => keys.map((key) => `${key.name}=${key.values[0]?.name}`));
    const news = found.filter((key) => key.includes('zz_new') && key.endsWith('=New'));
    expect(news).toHaveLength(groups.length);
    expect(found).toHaveLength(groups.reduce((sum, { keys }) => sum + keys.length, 0));
  });

  it.each(titled(FIXTURES))('%s is the same in every encoding and with every line end', (_, file) => {
    const text = strFromU8(file.bytes);
    for (const newline of ['\n', '\r\n', '\r']) {
      for (const [encoding, hasBom] of ENCODINGS) {
        const bytes = fileBytes({ text: text.replace(/\r\n|\n|\r/g, newline), encoding, hasBom });
        const reading = keep([{ name: file.name, bytes }], file.tag);
        expect(reading.error).toBeNull();
        const [written] = writeAgain(reading, projectOfReading(reading, file.tag));
        expect(Buffer.compare(fileBytes(written ?? { text: '' }), bytes)).toBe(0);
      }
    }
  });

  it('comes back as UTF-8, and says so, where it was in an older encoding', () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<resources><string name="a">é</string></resources>';
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const reading = keep([{ name: 'strings.xml', bytes }]);
    const [written] = writeAgain(reading, projectOf(reading.groups));
    expect(strFromU8(fileBytes(written ?? { text: '' }))).toBe(text.replace('ISO-8859-1', 'UTF-8'));
  });

  it('has a profile that is not much larger than the file', () => {
    for (const file of ALL) {
      const { profile } = keep([file], file.tag);
      // Each language of a file with several has a code and a place of its own.
      const languages = profile.files.reduce((sum, { languages: own = [] }) => sum + own.length, 0);
      expect(JSON.stringify(profile).length).toBeLessThan(3 * file.bytes.length + 1200 + 60 * languages);
    }
  });

  it('is the same to the byte, whatever somebody has done to it', () => {
    const small = FIXTURES.map((file) => ({ ...file, text: strFromU8(file.bytes) }));
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat({ max: 12 }),
      put: fc.oneof(
        fc.constantFrom(...HOSTILE, '\r\n', '<!-- x -->', '/* x */'),
        fc.string({ maxLength: 4 }),
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...small), fc.array(change, { maxLength: 3 }), (file, changes) => {
        const text = changes.reduce((source, { at, cut, put }) => {
          const offset = Math.floor(at * source.length);
          return source.slice(0, offset) + put + source.slice(offset + cut);
        }, file.text);
        const bytes = strToU8(text.replace(/[\p{Cs}\0]/gu, ''));
        const reading = keep([{ name: file.name, bytes }], file.tag);
        // A formula does not come back as it was.
        if (reading.error || reading.warnings.some(({ reason }) => reason === 'imports.formula_escaped'))
          return;
        const [written] = writeAgain(reading, projectOfReading(reading, file.tag));
        expect(strFromU8(fileBytes(written ?? { text: '' }))).toBe(strFromU8(bytes));
      }),
      { numRuns },
    );
  });
});
