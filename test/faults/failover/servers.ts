import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePort } from '../../../src/platform/postgres/free-port.js';
import { chooseAccount, giveTo } from '../../../src/platform/postgres/server-account.js';
import { withClient } from '../support/stage.js';

const run = promisify(execFile);

/** PostgreSQL of Debian: the embedded one has neither pg_basebackup nor pg_ctl promote. */
const BIN = '/usr/lib/postgresql/15/bin';

export const USER = 'motley';

/** Whether PostgreSQL 15 is installed with all of its programs. */
export const hasPostgres = existsSync(join(BIN, 'pg_basebackup'));

/** A PostgreSQL with files of its own, on the loopback interface. */
export interface DatabaseServer {
  port: number;
  directory: string;
  /** The process id of the postmaster. */
  pid: number;
  url: (database: string) => string;
}

/** Runs a program of PostgreSQL to its end, as the account of the servers. */
export async function postgresProgram(name: string, args: string[], folder: string): Promise<void> {
  const account = await chooseAccount(join(BIN, name), folder);
  const [program, rest] = account.command(join(BIN, name), args);
  await run(program, rest, { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } });
}

async function startServer(directory: string, settings: string[]): Promise<DatabaseServer> {
  const port = await freePort();
  const account = await chooseAccount(join(BIN, 'postgres'), directory);
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', ...settings];
  const args = ['-D', directory, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  const [program, rest] = account.command(join(BIN, 'postgres'), args);
  const { pid = 0 } = spawn(program, rest, { cwd: '/', stdio: 'ignore' });
  const url = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  while (!(await withClient(url('postgres'), () => Promise.resolve(true)).catch(() => false)))
    await pause(50);
  return { port, directory, pid, url };
}

/** A primary that confirms a commit once its standby has it on disk, and that standby. */
export async function startPair(
  folder: string,
): Promise<{ primary: DatabaseServer; standby: DatabaseServer }> {
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  for (const directory of [first, second]) {
    await mkdir(directory, { mode: 0o700 });
    await giveTo(directory, await chooseAccount(join(BIN, 'initdb'), directory));
  }
  await postgresProgram(
    'initdb',
    ['-D', first, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    first,
  );
  const primary = await startServer(first, []);
  await withClient(primary.url('postgres'), (client) => client.query('CREATE DATABASE motley'));
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', USER];
  await postgresProgram(
    'pg_basebackup',
    ['-D', second, ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    second,
  );
  const standby = await startServer(second, ['cluster_name=standby']);
  await withClient(primary.url('postgres'), async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = 'standby'`);
    await client.query('SELECT pg_reload_conf()');
    const isSynchronous = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`;
    while ((await client.query(isSynchronous)).rowCount === 0) await pause(50);
  });
  // The new primary has no standby to wait for. Those who run this for real give it one.
  return { primary, standby };
}
