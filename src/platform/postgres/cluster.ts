import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { BootError } from '../errors/boot.error.js';
import { makeDataFolder } from '../config/data-folder.js';
import { FORBIDDEN } from '../config/foreign-data.js';
import type { Binaries } from './binaries.js';
import { giveTo } from './server-account.js';
import type { ServerAccount } from './server-account.js';
import { runToEnd } from './server-process.js';

/** A database cluster on disk and the password of its only user. */
export interface Cluster {
  directory: string;
  password: string;
}

export const SUPERUSER = 'motley';

/** The instructions if a part of the data is missing: it is never recreated automatically. */
const PUT_BACK = 'put back a copy of the data folder, or restore a backup into a new MOTLEY_DATA';

/** Creates the folder for a cluster, its password and its claim. */
export async function prepareHome(dataDirectory: string): Promise<string> {
  const home = join(dataDirectory, 'postgres');
  await makeDataFolder(dataDirectory);
  await makeDataFolder(home);
  return home;
}

/** The connection string of a cluster's server. */
export const clusterUrl = (password: string, port: number | string, database: string): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/**
 * Opens the cluster in `home`, or creates it; an interrupted creation is started over.
 * @throws BootError if either the cluster or its password is missing
 */
export async function openCluster(
  home: string,
  binaries: Binaries,
  account: ServerAccount,
): Promise<Cluster> {
  const directory = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  if (await exists(directory)) {
    await giveTo(directory, account);
    await finishPassword(passwordFile);
    return { directory, password: await readPassword(passwordFile) };
  }
  await assertNeverCreated(directory, passwordFile);
  const password = randomBytes(24).toString('base64url');
  await writePassword(unfinished(passwordFile), password, account);
  await createCluster({ directory, passwordFile: unfinished(passwordFile), binaries, account });
  await finishPassword(passwordFile);
  return { directory, password };
}

/**
 * The password file is renamed after the cluster, so that a password without a cluster means a lost cluster. Earlier
 * releases wrote the password first: there, an incomplete cluster shows that the start was interrupted.
 */
async function assertNeverCreated(directory: string, passwordFile: string): Promise<void> {
  if (!(await exists(passwordFile)) || (await exists(unfinished(directory)))) {
    await rm(passwordFile, { force: true });
    return;
  }
  throw new BootError(
    `${directory} is missing, while ${passwordFile} is there: ${PUT_BACK}; delete that file only if there was no data yet.`,
  );
}

/** The last step of a creation, which may have been interrupted just before it. */
async function finishPassword(passwordFile: string): Promise<void> {
  if (await exists(passwordFile)) return;
  await rename(unfinished(passwordFile), passwordFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function readPassword(path: string): Promise<string> {
  const password = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const { code = 'unknown' } = error;
    if (FORBIDDEN.includes(code)) throw error;
    throw new BootError(`${path} cannot be read (${code}): ${PUT_BACK}.`);
  });
  if (password.trim() === '') throw new BootError(`${path} is empty: ${PUT_BACK}.`);
  return password.trim();
}

/** Flushed to disk before anything depends on it. */
async function writePassword(path: string, password: string, { owner }: ServerAccount): Promise<void> {
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(password);
  await file.sync();
  await file.close();
  if (owner !== null) await chown(path, owner.uid, owner.gid);
}

const unfinished = (path: string): string => `${path}.new`;

interface Creation {
  directory: string;
  passwordFile: string;
  binaries: Binaries;
  account: ServerAccount;
}

async function createCluster({ directory, passwordFile, binaries, account }: Creation): Promise<void> {
  const draft = unfinished(directory);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await giveTo(draft, account);
  await runToEnd(
    account.command(binaries.initdb, [
      '--pgdata',
      draft,
      '--username',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      // The built-in locale sorts and folds the same on every operating system, whatever locales are installed.
      '--encoding',
      'UTF8',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--locale',
      'C',
      '--auth',
      'scram-sha-256',
      '--no-sync',
      '--no-instructions',
    ]),
  );
  await rename(draft, directory);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
