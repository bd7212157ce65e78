import { join, resolve } from 'node:path';
import pg from 'pg';

import { locateBinaries } from './binaries.js';
import { claim } from './claim.js';
import { explainEmbedded } from './explain-embedded.js';
import { clusterUrl, openCluster, prepareHome } from './cluster.js';
import { chooseAccount } from './server-account.js';
import { supervise } from './supervised-server.js';

export interface EmbeddedOptions {
  /** Where the server keeps everything; created when missing. */
  dataDir: string;
  /** Name of the database to open; created when missing. Default: motley. */
  database?: string;
  /** False trades the safety of commits for speed: for tests only. Default: true. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string of the database, on 127.0.0.1 and a free port. */
  url: string;
  /** An error of this database in words for the operator, any other as it is. */
  explain(error: unknown): Promise<Error>;
  /** Ends the server; safe to call again, and after the server has ended by itself. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of our own from the installed binaries, on a cluster that is created at the first start.
 * The server ends with this process, even when the process is killed, and is started again when it ends before.
 * @throws BootError in words for the operator: no binaries for this platform, already running, full disk …
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
    // Below errors of single statements: those are the application's to report, and they would quote texts.
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
