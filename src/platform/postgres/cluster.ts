import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeDataFolder } from '../boot/data-folder.js';
import type { Binaries } from './binaries.js';
import { giveTo } from './server-account.js';
import type { ServerAccount } from './server-account.js';
import { runToEnd } from './server-process.js';

/** A database cluster on disk and the password of its one user. */
export interface Cluster {
  directory: string;
  password: string;
}

export const SUPERUSER = 'motley';

/** Makes the folder that holds a cluster, its password and its claim. */
export async function prepareHome(dataDirectory: string): Promise<string> {
  const home = join(dataDirectory, 'postgres');
  await makeDataFolder(dataDirectory);
  await makeDataFolder(home);
  return home;
}

/** Opens the cluster in `home`, or creates it there; a creation that was cut short is begun anew. */
export async function openCluster(
  home: string,
  binaries: Binaries,
  account: ServerAccount,
): Promise<Cluster> {
  const directory = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  if (await exists(directory)) {
    await giveTo(directory, account);
    return { directory, password: await readFile(passwordFile, 'utf8') };
  }
  const password = randomBytes(24).toString('base64url');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.owner !== null) await chown(passwordFile, account.owner.uid, account.owner.gid);
  await createCluster({ directory, passwordFile, binaries, account });
  return { directory, password };
}

interface Creation {
  directory: string;
  passwordFile: string;
  binaries: Binaries;
  account: ServerAccount;
}

async function createCluster({ directory, passwordFile, binaries, account }: Creation): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(unfinished, account);
  await runToEnd(
    account.command(binaries.initdb, [
      ...['--pgdata', unfinished, '--username', SUPERUSER, '--pwfile', passwordFile],
      // The built-in locale sorts and folds the same on every operating system, whatever locales are installed.
      ...[
        '--encoding',
        'UTF8',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
        '--locale',
        'C',
      ],
      ...['--auth', 'scram-sha-256', '--no-sync', '--no-instructions'],
    ]),
  );
  await rename(unfinished, directory);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
