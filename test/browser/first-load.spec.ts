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
    ['the login', 169, ['index', 'dictionary-en', 'Login']],
    ['the editor', 302, ['index', 'dictionary-en', 'layout', 'Project']],
  ])('of %s are at most %d kB', (_page, limit, names) => {
    expect(kilobytes(scriptsOf(...names))).toBeLessThanOrEqual(limit);
  });
});
