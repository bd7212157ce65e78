import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { CatalogueGroup } from './model/catalogue.js';
import type { ExportProject } from './model/export-types.js';
import type { ImportFile } from './import/files.js';
import type { Platform } from './naming/platforms.js';
import { platformOf } from './registry/registry.js';
import { readFiles, writeProject } from './index.js';
import { brief, outline, reportsOf } from './testing.js';

/** One folder per case: the files of an import, and what it must yield. A bug report becomes a new folder. */
const FIXTURES = new URL('./fixtures/', import.meta.url);

interface Expected {
  knownGroups?: string[];
  /** Of a rejected import: the report. */
  rejected?: string;
  groups: unknown;
  reports: string[];
}

const load = (name: string): { files: ImportFile[]; expected: Expected } => {
  const folder = new URL(`${name}/`, FIXTURES);
  const files = readdirSync(folder)
    .filter((file) => file !== 'expected.json')
    .map((file) => ({ name: file, bytes: new Uint8Array(readFileSync(new URL(file, folder))) }));
  const expectation = new URL('expected.json', folder);
  if (!existsSync(expectation)) throw new Error(`${name} has no expected.json`);
  return { files, expected: JSON.parse(readFileSync(expectation, 'utf8')) as Expected };
};

const projectOf = (groups: readonly CatalogueGroup[]): ExportProject => ({
  languages: [{ id: 1, name: 'fr' }],
  groups: groups.map(({ name, keys }) => ({
    name,
    keys: keys.map((key) => ({
      ...key,
      values: key.values.map(({ name: text, quantityString = null }) => ({
        name: text,
        quantityString,
        languageId: 1,
        status: 'modified' as const,
      })),
    })),
  })),
});

const roundTrip = (
  groups: readonly CatalogueGroup[],
  platform: Platform,
  prefix: boolean,
): CatalogueGroup[] => {
  const options = { platform, prefix, languageIds: [1], validatedOnly: false };
  const files = writeProject(projectOf(groups), options);
  return readFiles(files.map(({ path, text }) => ({ name: path, bytes: new TextEncoder().encode(text) })))
    .groups;
};

describe.each(readdirSync(FIXTURES))('fixture %s', (name) => {
  const { files, expected } = load(name);
  const reading = readFiles(files, { knownGroups: expected.knownGroups ?? [], keep: true });

  it('reads as expected', () => {
    expect(reading.error && brief(reading.error)).toBe(expected.rejected ?? null);
    expect(outline(reading.groups)).toEqual(expected.groups);
    expect(reportsOf(reading)).toEqual(expected.reports);
  });

  it.each([false, true])('survives its own platform (prefix: %s)', (prefix) => {
    const platform = platformOf(files[0]?.name ?? '') ?? 'web';
    const renamed = reading.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        name: platform === 'web' && prefix ? `${group.name}_${key.name}` : key.name,
      })),
    }));
    const again = roundTrip(reading.groups, platform, prefix);
    const byName = (groups: readonly CatalogueGroup[]) =>
      new Map(outline(groups).map(([group, keys]) => [group, new Map(keys)]));
    expect(byName(again)).toEqual(byName(renamed));
  });
});
