import { readdirSync } from 'node:fs';

import { kilobytes, neededBy } from './support/script-sizes.js';

const built = readdirSync('client/dist/assets');

/** The scripts of these names, and all that they import. */
const scriptsOf = (...names: string[]): Set<string> =>
  neededBy(names.map((name) => `/assets/${built.find((file) => isOf(name, file)) ?? name}`));

/** Named, then eight characters that stand for the content. */
const isOf = (name: string, file: string): boolean =>
  file.startsWith(`${name}-`) && file.length === name.length + '-01234567.js'.length && file.endsWith('.js');

describe('scripts of a first visit, compressed', () => {
  it.each([
    ['the login', 175, ['index', 'dictionary-en', 'Login']],
    ['the editor', 319, ['index', 'dictionary-en', 'AppLayout', 'Project']],
  ])('of %s are at most %d kB', (_page, limit, names) => {
    expect(kilobytes(scriptsOf(...names))).toBeLessThanOrEqual(limit);
  });
});

describe('scripts of dialogs with files, beside those of the editor, compressed', () => {
  const editor = scriptsOf('index', 'dictionary-en', 'AppLayout', 'Project');
  it.each([
    ['the dialogs of languages', 171, 'LanguageDialogs'],
    ['the dialogs of a project', 213, 'ProjectDialogs'],
  ])('of %s are at most %d kB', (_dialog, limit, name) => {
    const own = [...scriptsOf(name)].filter((path) => !editor.has(path));
    expect(kilobytes(own)).toBeLessThanOrEqual(limit);
  });
});

describe('scripts of a worker of files before it knows the format, compressed', () => {
  it.each([
    ['reading', 26, 'reading-worker'],
    ['export', 26, 'export-worker'],
  ])('of %s are at most %d kB', (_worker, limit, name) => {
    expect(kilobytes(scriptsOf(name))).toBeLessThanOrEqual(limit);
  });
});
