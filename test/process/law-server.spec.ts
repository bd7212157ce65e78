import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { jest } from '@jest/globals';

import { aDataFolder, cleanUp, start } from './support/motley.js';

jest.setTimeout(300_000);

const LANGUAGES = ['en', 'de', 'fr'];

const json = (language: string): string =>
  JSON.stringify({ menu: { open: `Open in ${language}`, close: `Close in ${language}` } }, null, 4);

/** A folder with one repository, which has two files. */
async function aFolder(): Promise<string> {
  const folder = await aDataFolder();
  for (const language of LANGUAGES)
    for (const name of ['common', 'help']) {
      const path = join(folder, 'wayfarer', 'locales', language, `${name}.json`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, json(language));
    }
  return folder;
}

async function law(folder: string, environment: Record<string, string> = {}) {
  const run = start(environment, [process.execPath, 'tools/run.mjs', 'law-server', folder]);
  const { code } = await run.ended;
  return { code, lines: run.said().trim().split('\n') };
}

describe('npm run tools -- law-server', () => {
  afterAll(cleanUp);

  it('takes a repository through a server and finds it as it was', async () => {
    const { code, lines } = await law(await aFolder());
    expect(lines.at(-2)).toMatch(
      /^✓ wayfarer: 2 files, 6 documents, 4 keys, 3 languages; strict; 0 left out; /,
    );
    expect(lines.at(-1)).toBe('1 of 1 repositories clean');
    expect(code).toBe(0);
  });

  it('says what the server refuses', async () => {
    const { code, lines } = await law(await aFolder(), { PROJECT_LANGUAGE_LIMIT: '2' });
    expect(lines.at(-2)).toBe('    refused: 422 limit_reached {}');
    expect(lines.at(-1)).toBe('0 of 1 repositories clean');
    expect(code).toBe(1);
  });
});
