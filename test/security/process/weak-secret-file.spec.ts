import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';

afterAll(cleanUp);

/** Starts Motley, which must fail, and returns its output. */
async function complaintOf(environment: Record<string, string>): Promise<string[]> {
  const motley = start(environment);
  // If it starts all the same, the test does not wait for its end.
  motley.address.then(
    () => motley.end('SIGKILL'),
    () => undefined,
  );
  const { code, complaint } = await motley.ended;
  expect(code).toBe(1);
  return complaint.trimEnd().split('\n');
}

const MENDED_BY = 'delete it and a new secret is made (everybody signs in again).';

describe('npm start refuses to sign tokens with an unsafe secret', () => {
  it.each([
    ['weak', 'abc'],
    ['empty', ''],
    ['nothing but spaces', ' '.repeat(64)],
  ])('in the data folder: %s', async (_what, secret) => {
    const dataDir = await aDataFolder();
    const path = join(dataDir, 'jwt-secret');
    await writeFile(path, secret);
    expect(await complaintOf({ MOTLEY_DATA: dataDir })).toEqual([
      `${path} holds fewer than 32 characters: ${MENDED_BY}`,
    ]);
    expect(await readFile(path, 'utf8')).toBe(secret);
    // Before anything else is made.
    await expect(stat(join(dataDir, 'postgres'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('in the data folder: a folder', async () => {
    const dataDir = await aDataFolder();
    await mkdir(join(dataDir, 'jwt-secret'));
    expect(await complaintOf({ MOTLEY_DATA: dataDir })).toEqual([
      `${join(dataDir, 'jwt-secret')} cannot be read (EISDIR): ${MENDED_BY}`,
    ]);
  });

  // Root may read everything.
  (process.getuid?.() === 0 ? it.skip : it)('in the data folder: a file of somebody else', async () => {
    const dataDir = await aDataFolder();
    await writeFile(join(dataDir, 'jwt-secret'), 's'.repeat(64));
    await chmod(join(dataDir, 'jwt-secret'), 0o000);
    expect(await complaintOf({ MOTLEY_DATA: dataDir })).toEqual([
      `${join(dataDir, 'jwt-secret')} cannot be read (EACCES): ${MENDED_BY}`,
    ]);
  });

  it('in the file of JWT_SECRET_FILE: empty, or weak', async () => {
    const dataDir = await aDataFolder();
    const path = join(dataDir, 'mounted');
    await writeFile(path, '\n');
    expect(await complaintOf({ MOTLEY_DATA: dataDir, JWT_SECRET_FILE: path })).toEqual([
      `JWT_SECRET_FILE=${path} is empty: fill it, or unset JWT_SECRET_FILE.`,
    ]);
    await writeFile(path, 'abc\n');
    expect(await complaintOf({ MOTLEY_DATA: dataDir, JWT_SECRET_FILE: path })).toEqual([
      'JWT_SECRET must have at least 32 characters.',
    ]);
  });
});
