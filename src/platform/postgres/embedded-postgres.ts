import { join, resolve } from 'node:path';
import pg from 'pg';

import { locateBinaries } from './binaries.js';
import { claim } from './claim.js';
import { explainEmbedded } from './explain-embedded.js';
import { clusterUrl, openCluster, prepareHome } from './cluster.js';
import { chooseAccount } from './server-account.js';
import { supervise } from './supervised-server.js';

export interface EmbeddedOptions {
  /** The directory of the server's files; created if missing. */
  dataDir: string;
  /** The name of the database; created if missing. Default: motley. */
  database?: string;
  /** False trades durability for speed, for tests only. Default: true. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** The connection string of the database, on 127.0.0.1 and a free port. */
  url: string;
  /** Words an error of this database for the operator; any other error is returned as it is. */
  explain(error: unknown): Promise<Error>;
  /** Stops the server; safe to call again, and after the server has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server from the installed binaries, on a cluster that the first start creates. The server stops
 * with this process, even if the process is killed, and is restarted if it ends before.
 * @throws BootError worded for the operator: no binaries for this platform, already running, full disk …
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await locateBinaries();
  const home = await prepareHome(resolve(options.dataDir));
  const release = await claim(join(home, 'owner'));
  try {
    const account = await chooseAccount(binaries.postgres, join(home, 'cluster'));
    const { directory, password } = await openCluster(home, binaries, account);
    const settings = settingArguments(options.durable === false ? HASTY : []);
    const server = await supervise((port) =>
      account.command(binaries.postgres, ['-D', directory, '-p', String(port), ...settings]),
    );
    const database = options.database ?? 'motley';
    const urlOf = (name: string): string => clusterUrl(password, server.port, name);
    await ensureDatabase(urlOf('postgres'), database).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return {
      url: urlOf(database),
      explain: (error) => explainEmbedded(error, home),
      stop: () => server.stop().then(release),
    };
  } catch (error) {
    await release();
    throw await explainEmbedded(error, home);
  }
}

const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const settingArguments = (extra: readonly string[]): string[] =>
  [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'logging_collector=off',
    'log_destination=stderr',
    // Above the level of statement errors: the application reports those, and they would quote texts.
    'log_min_messages=log',
    'timezone=UTC',
    ...extra,
  ].flatMap((setting) => ['-c', setting]);

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
