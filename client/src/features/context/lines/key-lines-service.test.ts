import { strToU8 } from 'fflate';

import '#core/formats/all-codecs.js';
import type { FileProfile } from '#core/formats/index.js';
import { readDocument } from '#core/repository/content/read-document.js';

import { KeyLinesService } from './key-lines-service.js';

const FILE = '{language}/common.json';
/** The ids of the keys of the project. */
const IDS: Record<string, number> = { ok: 1, later: 2 };
const TAGS = new Map([
  [1, 'en'],
  [2, 'fr'],
]);

function profileOf(language: string, text: string): FileProfile {
  const document = { path: `${language}/common.json`, file: FILE, language, bytes: strToU8(text) };
  const [file] = readDocument(document, { pluralMode: 'cldr' }).profile.files;
  if (!file) throw new Error('No profile');
  return { ...file, keyIds: file.keys.map(([, name]) => IDS[name] ?? 0) };
}

function aService(...languages: [languageId: number, ...files: FileProfile[]][]): KeyLinesService {
  const service = new KeyLinesService();
  service.load(
    languages.map(([languageId, ...files]) => ({ languageId, json: JSON.stringify({ version: 1, files }) })),
  );
  return service;
}

const ENGLISH = profileOf('en', '{\n  "ok": "OK",\n  "later": "Later"\n}\n');
const FRENCH = profileOf('fr', '{\n\n\n  "ok": "D’accord"\n}\n');

describe('where documents have a key', () => {
  it('is a line in each language that has it', async () => {
    const service = aService([1, ENGLISH], [2, FRENCH]);
    expect(await service.linesOf({ file: FILE, keyId: 1 }, TAGS)).toEqual([
      { languageId: 1, path: 'en/common.json', line: 2 },
      { languageId: 2, path: 'fr/common.json', line: 4 },
    ]);
    expect(await service.linesOf({ file: FILE, keyId: 2 }, TAGS)).toEqual([
      { languageId: 1, path: 'en/common.json', line: 3 },
      { languageId: 2, path: 'fr/common.json', line: null },
    ]);
  });

  it('is none of a key that the file does not have', async () =>
    expect(await aService([1, ENGLISH]).linesOf({ file: FILE, keyId: 3 }, TAGS)).toEqual([
      { languageId: 1, path: 'en/common.json', line: null },
    ]));

  it('is none in a file that no language has', async () =>
    expect(await aService([1, ENGLISH]).linesOf({ file: 'other.json', keyId: 1 }, TAGS)).toEqual([]));

  it('is that of the last profiles', async () => {
    const service = aService([1, ENGLISH]);
    await service.linesOf({ file: FILE, keyId: 1 }, TAGS);
    service.load([{ languageId: 1, json: JSON.stringify({ version: 1, files: [] }) }]);
    expect(await service.linesOf({ file: FILE, keyId: 1 }, TAGS)).toEqual([]);
  });
});
