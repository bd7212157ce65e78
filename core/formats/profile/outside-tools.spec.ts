import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { checkedBy, pythonWith } from '../../../test/support/outside-tools.js';
import { fileBytes } from '../export/file-bytes.js';
import { keep, projectOf, writeAgain } from './testing-profile.js';

const PYTHON = pythonWith('plistlib');
const hasAapt = spawnSync('aapt2', ['version']).status === 0;

const MARK = ' ✎';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'motley-kept-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Reads a fixture, marks the end of every text, adds a key, and writes it again. */
function writeEdited(fixture: string, name: string): { original: Buffer; path: string; text: string } {
  const original = readFileSync(new URL(`./fixtures/${fixture}/${name}`, import.meta.url));
  const reading = keep([{ name, bytes: new Uint8Array(original) }]);
  const project = projectOf(reading.groups);
  const groups = project.groups.map((group) => ({
    ...group,
    keys: group.keys.map((key) => ({
      ...key,
      values: key.values.map((value) => ({ ...value, name: value.name + MARK })),
    })),
  }));
  const [file] = writeAgain(reading, { ...project, groups });
  const path = join(folder, file?.path ?? '');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fileBytes(file ?? { text: '' }));
  return { original, path, text: file?.text ?? '' };
}

/** A value with the mark at the end of every text in it. */
function marked(value: unknown, isText: (name: string, value: string) => boolean, name = ''): unknown {
  if (typeof value === 'string') return isText(name, value) ? value + MARK : value;
  if (Array.isArray(value)) return value.map((one) => marked(one, isText, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one, isText, key)]));
}

describe('a changed file that comes back, as others see it', () => {
  it('JSON.parse finds every text changed, and numbers, lists and the order as they were', () => {
    const { original, text } = writeEdited('web-mixed', 'en.json');
    const expected = marked(JSON.parse(original.toString()), (name) => name !== '');
    expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(expected));
  });

  checkedBy('aapt2', hasAapt)('aapt2 compiles strings.xml, with variants, lists and colours', () => {
    const { path } = writeEdited('android-app', 'strings.xml');
    const run = (...args: string[]) => spawnSync('aapt2', args, { cwd: folder, encoding: 'utf8' });
    expect(run('compile', '-o', folder, path).stderr).toBe('');
    const compiled = readdirSync(folder).find((file) => file.endsWith('.flat')) ?? '';
    const dump = run('dump', 'apc', compiled).stdout;
    for (const seen of [
      `string/welcome\n`,
      `"Welcome to Motley, %1$s!${MARK}"`,
      `other="%d files${MARK}"`,
      `"<b>Bold</b> & more${MARK}"`,
      `"Monday${MARK}"`,
      'color/accent',
      'array/sizes',
    ]) {
      expect(dump).toContain(seen);
    }
  });

  checkedBy('plistlib', PYTHON !== undefined).each([
    ['ios-stringsdict', 'Localizable.stringsdict'],
    ['ios-xml-strings', 'Localizable.strings'],
  ])('plistlib reads %s', (fixture, name) => {
    const { original, path } = writeEdited(fixture, name);
    const source = join(folder, 'original');
    writeFileSync(source, original);
    const load = 'import json, plistlib, sys\nprint(json.dumps(plistlib.load(open(sys.argv[1], "rb"))))';
    const [before, after] = [source, path].map((file) => {
      const { stdout, stderr } = spawnSync(PYTHON ?? '', ['-c', load, file], { encoding: 'utf8' });
      if (stderr !== '') throw new Error(stderr);
      return JSON.parse(stdout) as unknown;
    });
    // English has no other forms: what stands there is nobody's to change.
    const FORMS = ['zero', 'one', 'other', 'plain', 'title', 'empty', 'cdata'];
    const WIDTH = '1';
    const isText = (key: string, value: string): boolean =>
      [...FORMS, WIDTH].includes(key) || (key === 'NSStringLocalizedFormatKey' && value.startsWith('Copied'));
    // The frame of the text goes into its forms, because they end otherwise now.
    const expected = JSON.stringify(marked(before, isText)).replace(
      /"Delete %#@n@ now"(.*?)"no file ✎"(.*?)"%ld file ✎"(.*?)"%ld files ✎"/,
      '"%#@n@"$1"Delete no file now ✎"$2"Delete %ld file now ✎"$3"Delete %ld files now ✎"',
    );
    expect(JSON.stringify(after)).toBe(expected);
  });
});
