import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { locateBinaries } from '../../../src/platform/postgres/binaries.js';
import { freePort } from '../../../src/platform/postgres/free-port.js';
import { chooseAccount, giveTo } from '../../../src/platform/postgres/server-account.js';

export interface Standby {
  url: string;
  /** Runs a statement on the standby as superuser, such as one that stops it from following. */
  query: <Row>(sql: string) => Promise<Row[]>;
  /** Ends the server at once; it can be started again. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends it and deletes its files. */
  stop: () => Promise<void>;
}

/** Starts a streaming replica of the embedded PostgreSQL in `dataDir`, made by PostgreSQL's own low-level backup. */
export async function startStandby(dataDir: string, primaryUrl: string): Promise<Standby> {
  const binaries = await locateBinaries();
  const home = await mkdtemp(join(tmpdir(), 'motley-standby-'));
  const directory = join(home, 'cluster');
  await backUp(join(dataDir, 'postgres', 'cluster'), directory, primaryUrl);
  const account = await chooseAccount(binaries.postgres, directory);
  await giveTo(directory, account);
  const port = await freePort();
  const url = new URL(primaryUrl);
  url.port = String(port);
  let server: ReturnType<typeof spawn>;
  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const args = ['-D', directory, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const [program, rest] = account.command(binaries.postgres, args);
    server = spawn(program, rest, { cwd: '/', stdio: 'ignore' });
    while (!(await answers(url.href))) await pause(50);
  };
  const kill = async (): Promise<void> => {
    const ended = once(server, 'exit');
    // Immediate shutdown: connections break off.
    server.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    url: url.href,
    query: (sql) => onServer(url.href, async (client) => (await client.query(sql)).rows as never),
    kill,
    start,
    stop: async () => {
      if (server.exitCode === null) await kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Copies a running cluster; the standby fetches the log since the beginning of the copy from it. */
async function backUp(from: string, to: string, primaryUrl: string): Promise<void> {
  await onServer(primaryUrl, async (client) => {
    await client.query(`SELECT pg_backup_start('standby', fast => true)`);
    const isNotCopied = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/;
    await cp(from, to, { recursive: true, filter: (path) => !isNotCopied.test(path) });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await mkdir(join(to, 'pg_wal'), { recursive: true });
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  await writeFile(join(to, 'standby.signal'), '');
  await writeFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`);
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const answers = (url: string): Promise<boolean> =>
  onServer(url, () => Promise.resolve(true)).catch(() => false);
