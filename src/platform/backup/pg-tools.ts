import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';

import type pg from 'pg';

import { BootError } from '../errors/boot.error.js';
import { libpqUrl } from '../database/tls.js';
import { MIGRATIONS } from './contents.js';

const run = promisify(execFile);

/** The first bytes of a file in PostgreSQL's custom format. */
const MAGIC = 'PGDMP';
const ONLY_OURS = ['--no-owner', '--no-privileges'];

/** Whether pg_dump is on the PATH and at least as new as the server; it refuses newer servers. */
export async function canDump(client: pg.Client): Promise<boolean> {
  const found = await run('pg_dump', ['--version']).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const { rows } = await client.query<{ release: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS release`,
  );
  return Number(/\d+/.exec(found)?.[0] ?? 0) >= Number(rows[0]?.release);
}

/** Writes the whole database in PostgreSQL's custom format. */
export const dump = (url: string, file: string): Promise<string> =>
  tool('pg_dump', url, ['--format=custom', ...ONLY_OURS, '--file', file]);

export async function isDump(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString() === MAGIC;
  } finally {
    await handle.close();
  }
}

/** The migrations that had run in the dumped database, oldest first. */
export async function migrationsOfDump(file: string): Promise<string[]> {
  const script = await tool('pg_restore', null, ['--data-only', '--table', MIGRATIONS, '--file', '-', file]);
  const rows = /^COPY [^\n]*;\n(.*?)^\\\.$/ms.exec(script)?.[1] ?? '';
  return rows
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split('\t').at(-1) ?? '');
}

/** Restores a dump into a database without tables, all or nothing. */
export const restoreDump = (url: string, file: string): Promise<string> =>
  tool('pg_restore', url, ['--single-transaction', ...ONLY_OURS, file]);

/** The password is passed in the environment: every user of the machine can read the arguments of a process. */
async function tool(name: string, url: string | null, args: string[]): Promise<string> {
  const address = url === null ? null : new URL(libpqUrl(url));
  const password = decodeURIComponent(address?.password ?? '');
  if (address !== null) address.password = '';
  try {
    const { stdout } = await run(name, [...(address === null ? [] : ['--dbname', address.href]), ...args], {
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } catch (cause) {
    throw new BootError(complaint(name, cause), { cause });
  }
}

function complaint(name: string, error: unknown): string {
  const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
  if (code === 'ENOENT') return `This needs ${name} of PostgreSQL on the PATH.`;
  return stderr.trim() || `${name} failed (${String(code)}).`;
}
