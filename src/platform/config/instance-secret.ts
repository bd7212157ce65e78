import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { makeDataFolder } from '../boot/data-folder.js';

/** A secret of this installation: made once, kept in the data folder where only its owner may read it. */
export async function instanceSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  await makeDataFolder(dataDir);
  await readFile(path).catch(() => create(path));
  return readFile(path, 'utf8');
}

/** The name appears with the whole secret behind it or not at all; of two processes that create, one wins. */
async function create(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(randomBytes(48).toString('base64url'));
  await file.sync();
  await file.close();
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}
