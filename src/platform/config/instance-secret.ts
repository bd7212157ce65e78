import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { BootError } from '../boot/boot.error.js';
import { makeDataFolder } from '../boot/data-folder.js';

/** Characters of a secret that signs tokens: with fewer it could be guessed. */
export const SECRET_LENGTH = 32;

/**
 * A secret of this installation: made once, kept in the data folder where only its owner may read it.
 * @throws BootError when the file is there and holds no secret
 */
export async function instanceSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  await makeDataFolder(dataDir);
  const secret = (await read(path)) ?? (await create(path).then(() => read(path)));
  if (secret === null) throw refusal(path, 'cannot be read (ENOENT)');
  if (secret.trim().length < SECRET_LENGTH)
    throw refusal(path, `holds fewer than ${SECRET_LENGTH} characters`);
  return secret;
}

const refusal = (path: string, fault: string): BootError =>
  new BootError(`${path} ${fault}: delete it and a new secret is made (everybody signs in again).`);

/** Null where there is no such file. */
async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw refusal(path, `cannot be read (${code})`);
  }
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
