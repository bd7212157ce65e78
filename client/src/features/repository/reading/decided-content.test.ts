import { strToU8 } from 'fflate';

import { loadCodecs } from '#core/formats/registry/codecs.js';
import type { DecidedImport } from '#core/repository/compare/write-import.js';
import { contentOf } from '#core/repository/content/content-of.js';
import { readFileDocuments } from '#core/repository/content/read-file.js';
import { runSteps } from '#core/steps.js';

import { LARGEST_BODY, SLICE_BYTES } from './body-sizes.js';
import { decidedContent } from './decided-content.js';

const FILE = '{language}/common.json';

/** An import of a file in some languages, of which each text has so many characters. */
async function decided(tags: readonly string[], characters: number): Promise<DecidedImport> {
  await loadCodecs([{ id: 'json' }]);
  const documents = tags.map((language) => ({
    path: `${language}/common.json`,
    file: FILE,
    language,
    format: 'json',
    bytes: strToU8(JSON.stringify({ title: `${language} ${'x'.repeat(characters)}` })),
  }));
  const { languages, profile } = contentOf(
    runSteps(readFileDocuments(documents, { pluralMode: 'cldr' })),
    'en',
  );
  return {
    languages: languages.map(({ tag, groups }) => ({ tag, groups })),
    files: profile,
    remove: ['it/common.json'],
    adopt: [
      { file: FILE, groupIds: [1] },
      { file: 'other.json', groupIds: [2] },
    ],
    shown: tags.map((tag, at) => ({ tag, file: FILE, values: [{ id: at, version: 1 }] })),
    typos: [8],
    unmarked: [9],
  };
}

const NAMES = new Map([['fr', 'Français']]);

describe('the calls of a decided import', () => {
  it('are one where it fits', async () => {
    const slices = decidedContent(await decided(['en', 'fr'], 10), NAMES, 'en');
    expect(slices).toMatchObject([
      { shown: '[{"id":0,"version":1},{"id":1,"version":1}]', typos: '[8]', unmarked: '[9]' },
    ]);
  });

  it('are several where it does not, each with what was shown of its own texts', async () => {
    const import_ = await decided(['en', 'fr', 'de', 'it'], SLICE_BYTES - 1_000);
    const slices = decidedContent(import_, NAMES, 'en');
    expect(slices.map(({ path, shown }) => [path, shown])).toEqual([
      ['en/common.json', '[{"id":0,"version":1}]'],
      ['fr/common.json', '[{"id":1,"version":1}]'],
      ['de/common.json', '[{"id":2,"version":1}]'],
      ['it/common.json', '[{"id":3,"version":1}]'],
    ]);
    expect(slices.map(({ remove }) => remove)).toEqual(['["it/common.json"]', '[]', '[]', '[]']);
    expect(slices.every(({ bytes }) => bytes <= LARGEST_BODY)).toBe(true);
    expect(slices.map(({ adopt }) => JSON.parse(adopt) as unknown)).toEqual(
      slices.map(() => [{ file: FILE, groupIds: [1] }]),
    );
  });

  it('have what was shown of each group of a file', async () => {
    const import_ = await decided(['en'], 10);
    const shown = [8, 9].map((id) => ({ tag: 'en', file: FILE, values: [{ id, version: 1 }] }));
    expect(decidedContent({ ...import_, shown }, NAMES, 'en')).toMatchObject([
      { shown: '[{"id":8,"version":1},{"id":9,"version":1}]' },
    ]);
  });

  it('count what was shown: it is a part of the body', async () => {
    const [small] = decidedContent(await decided(['en'], 10), NAMES, 'en');
    const values = Array.from({ length: 1_000 }, (_, id) => ({ id, version: 1 }));
    const more = { ...(await decided(['en'], 10)), shown: [{ tag: 'en', file: FILE, values }] };
    const [large] = decidedContent(more, NAMES, 'en');
    expect((large?.bytes ?? 0) - (small?.bytes ?? 0)).toBeGreaterThan(20_000);
  });

  it('are one with the base language where nothing but paths has changed', () => {
    const nothing = {
      languages: [],
      files: { version: 1 as const, files: [] },
      remove: [],
      adopt: [],
      shown: [],
    };
    expect(decidedContent({ ...nothing, typos: [], unmarked: [] }, NAMES, 'en')).toMatchObject([
      { languages: '[{"tag":"en","groups":[]}]' },
    ]);
  });
});
