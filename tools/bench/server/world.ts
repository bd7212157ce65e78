import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

import { product } from '../../../scripts/lib/database.mjs';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { made } from '../../storm/caller.ts';
import { ACCOUNT } from '../editor-world.ts';
import { aDataFolder, remove } from '../server.ts';
import { cpuOfFamily, parentOf, serving } from './processes.ts';
import type { Serving } from './processes.ts';

const BARE = fileURLToPath(new URL('bare.mjs', import.meta.url));

const UNLIMITED = '1000000000';

/** No limit of calls: what is measured is the work, not its refusal. */
const LIMITS = Object.fromEntries(
  [
    'API_RATE_LIMIT',
    'ANONYMOUS_RATE_LIMIT',
    'SIGN_IN_LIMIT',
    'SIGN_IN_ADDRESS_LIMIT',
    'DETAILS_RATE_LIMIT',
    'IMPORT_LIMIT',
    'IMPORT_TEXT_LIMIT',
    'BULK_LIMIT',
    'USER_PROJECT_LIMIT',
  ].map((name) => [name, UNLIMITED]),
);

/** A server on its own database, which the limits of the machine are measured on as well. */
export interface World {
  url: string;
  sql: pg.Client;
  server: Serving;
  bare: Serving;
  databaseCpu: () => number;
  call: Call;
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/**
 * Does `work` in a new world, which is gone afterwards.
 * @param options of the server
 */
export async function inAWorld<T>(
  work: (world: World) => Promise<T>,
  { env = {}, args = [] }: { env?: NodeJS.ProcessEnv; args?: string[] } = {},
) {
  const { startEmbeddedPostgres } = await product('src/platform/postgres/embedded-postgres.js');
  const folder = aDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const sql = new pg.Client(postgres.url);
  const started: Serving[] = [];
  try {
    await sql.connect();
    const settings = { ...LIMITS, DATABASE_URL: postgres.url, PORT: '0', MOTLEY_DATA: folder, ...env };
    const server = await serving([...args, join(ROOT, 'dist', 'src', 'main.js')], settings);
    started.push(server);
    const bare = await serving([BARE], { DATABASE_URL: postgres.url });
    started.push(bare);
    const { rows } = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    const call = await signedUp(server.origin);
    return await work({
      url: postgres.url,
      sql,
      server,
      bare,
      databaseCpu: () => cpuOfFamily(postmaster),
      call,
    });
  } finally {
    for (const each of started) await each.stop();
    await sql.end();
    await postgres.stop();
    remove(folder);
  }
}

async function signedUp(origin: string): Promise<Call> {
  const { accessToken } = await made<{ accessToken: string }>(origin, 'POST', '/identity/sign-up', ACCOUNT);
  await made(origin, 'POST', '/auth/register', { username: 'Bench', email: ACCOUNT.email }, accessToken);
  return (method, path, body) => made(origin, method, path, body, accessToken);
}

/** A new access token of the account: they are valid for a quarter of an hour. */
export async function tokenOf({ server }: World): Promise<string> {
  const { accessToken } = await made<{ accessToken: string }>(
    server.origin,
    'POST',
    '/identity/sign-in',
    ACCOUNT,
  );
  return accessToken;
}
