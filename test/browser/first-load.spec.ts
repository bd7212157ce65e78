import { readdirSync, readFileSync } from 'node:fs';

import editor from '../../client/src/i18n/en-editor.json' with { type: 'json' };
import login from '../../client/src/i18n/en-login.json' with { type: 'json' };
import rest from '../../client/src/i18n/en-rest.json' with { type: 'json' };
import { kilobytes, neededBy } from './support/script-sizes.js';

const built = readdirSync('client/dist/assets');

/** The scripts of these names, and all that they import. */
const scriptsOf = (...names: string[]): Set<string> =>
  neededBy(names.map((name) => filesOf(name)[0] ?? name));

const filesOf = (name: string): string[] =>
  built.filter((file) => isOf(name, file)).map((file) => `/assets/${file}`);

/** The name, then eight characters of a hash of the content. */
const isOf = (name: string, file: string): boolean =>
  file.startsWith(`${name}-`) && file.length === name.length + '-01234567.js'.length && file.endsWith('.js');

const LOGIN = ['index', 'dictionary-en', 'Login'];
const EDITOR = ['index', 'dictionary-en', 'layout', 'Project'];

describe('scripts of a first visit, compressed', () => {
  it.each([
    ['the login', 152, LOGIN],
    ['the editor', 296, EDITOR],
  ])('of %s are at most %d kB', (_page, limit, names) => {
    expect(kilobytes(scriptsOf(...names))).toBeLessThanOrEqual(limit);
  });

  it('of the editor are at most 301 kB with its part of the messages', () => {
    const messages = filesOf('en-editor');
    expect(messages).toHaveLength(1);
    expect(kilobytes([...scriptsOf(...EDITOR), ...messages])).toBeLessThanOrEqual(301);
  });
});

it.each([
  ['the login', LOGIN, login],
  ['the editor', EDITOR, { ...login, ...editor }],
])('the messages of %s are in the parts that are loaded with it', (_page, names, loaded) => {
  const scripts = [...scriptsOf(...names)].filter((path) => !path.includes('dictionary'));
  const code = scripts.map((path) => readFileSync(`client/dist${path}`, 'utf8')).join('\n');
  const strings = new Set([...code.matchAll(/[`"']([\w.-]+)[`"']/g)].map(([, text]) => text));
  // For a composed name, such as `role.${role}`, only its beginning is in the code.
  const beginnings = [...code.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, text = '']) => text);
  const isShown = (id: string): boolean => strings.has(id) || beginnings.some((text) => id.startsWith(text));
  const shown = Object.keys({ ...login, ...editor, ...rest }).filter(isShown);
  expect(shown).not.toEqual([]);
  expect(shown.filter((id) => !(id in loaded))).toEqual([]);
});

describe('scripts of dialogs with files, beside those of the editor, compressed', () => {
  const editor = scriptsOf(...EDITOR);
  it.each([
    ['the dialogs of languages', 187, 'LanguageDialogs'],
    ['the dialogs of a project', 241, 'ProjectDialogs'],
  ])('of %s are at most %d kB', (_dialog, limit, name) => {
    const own = [...scriptsOf(name)].filter((path) => !editor.has(path));
    expect(kilobytes(own)).toBeLessThanOrEqual(limit);
  });
});

describe('scripts of a worker of files before it knows the format, compressed', () => {
  it.each([
    ['reading', 26, 'reading-worker'],
    ['export', 42, 'export-worker'],
  ])('of %s are at most %d kB', (_worker, limit, name) => {
    expect(kilobytes(scriptsOf(name))).toBeLessThanOrEqual(limit);
  });
});

describe('scripts of the checks, compressed', () => {
  const field = scriptsOf('subject-of');
  const editor = scriptsOf(...EDITOR);
  const own = [...field].filter((path) => !editor.has(path));

  it('are at most 14 kB, and none that the editor loads first', () => {
    expect(kilobytes(own)).toBeLessThanOrEqual(14);
    const rules = own.filter((path) => readFileSync(`client/dist${path}`, 'utf8').includes('repeated'));
    expect(rules).not.toEqual([]);
  });

  it('are at most 17 kB in the worker, which has them once more', () => {
    expect(kilobytes([...filesOf('finding-index')])).toBeLessThanOrEqual(17);
  });
});

it('the worker of a project is at most 6 kB before it checks', () => {
  const own = scriptsOf('project-worker');
  expect(kilobytes(own)).toBeLessThanOrEqual(6);
  expect([...own].some((path) => filesOf('finding-index').includes(path))).toBe(false);
});
