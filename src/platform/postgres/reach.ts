import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import pg from 'pg';

import { BootError } from '../errors/boot.error.js';
import { clusterUrl } from './cluster.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** The line of postmaster.pid that contains the port. */
const PORT_LINE = 3;

/**
 * Runs `work` with the connection string of the embedded database in `dataDir`, whether or not Motley is running on it.
 * @throws BootError if there is none
 */
export async function withEmbedded<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const home = join(resolve(dataDir), 'postgres');
  const password = await readFile(join(home, 'password'), 'utf8').catch(() => {
    throw new BootError(`There is no database in ${dataDir}: see MOTLEY_DATA.`);
  });
  const running = await urlOfRunning(join(home, 'cluster'), password);
  return running === null ? withStarted(dataDir, work) : work(running);
}

/** Runs `work` on a server started for it. @throws BootError if Motley is running on this data */
export async function withStarted<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function urlOfRunning(cluster: string, password: string): Promise<string | null> {
  const written = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = written.split('\n')[PORT_LINE];
  if (port === undefined) return null;
  const url = clusterUrl(password, port.trim(), 'motley');
  return (await answers(url)) ? url : null;
}

/** A killed server leaves its file behind, and another program may use its port by now. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
