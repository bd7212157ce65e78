import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { BootError } from '../errors/boot.error.js';
import { makeDataFolder } from './data-folder.js';
import { FORBIDDEN } from './foreign-data.js';
import { SECRET_LENGTH } from './variables/bounds.js';

/**
 * The secret of this installation. It is created once and stored in the data folder, readable by its owner only.
 * @throws BootError if the file exists and contains no valid secret
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

/** Returns null if the file does not exist. */
async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    // Left to the words for any path: a new secret would sign everybody out, and lose the mails that wait.
    if (FORBIDDEN.includes(code)) throw error;
    throw refusal(path, `cannot be read (${code})`);
  }
}

/** Creates the file atomically, with its whole content; if two processes create it, one wins. */
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
