import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SUPERUSER } from '../../../src/platform/postgres/cluster.js';

const linesOf = async (dataDir: string): Promise<string[]> =>
  (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');

/** The process id of the PostgreSQL in a data folder; rejects if none runs. */
export const postmasterOf = async (dataDir: string): Promise<number> =>
  Number.parseInt((await linesOf(dataDir))[0] ?? '', 10);

/** The URL of the PostgreSQL in a data folder. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const port = (await linesOf(dataDir))[3] ?? '';
  const password = (await readFile(join(dataDir, 'postgres', 'password'), 'utf8')).trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/motley`;
}
