import { readFile } from 'node:fs/promises';

import pg from 'pg';

import { migrations } from '../../../migrations/index.js';
import { INTERACTIVE_POOL, postgres } from '../../../src/platform/database/data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';

const CONTENT = new URL('first-release.sql', import.meta.url);

export const PASSWORD = 'Passw0rd!';
export const REFRESH_TOKEN = 'refresh-token-of-the-first-release';

/** Runs `work` with the URL of the database in a data folder that is not in use. */
export async function withDatabaseIn<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Runs a statement and returns its rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** Creates the data of the first release: its schema and content. */
export async function writeFirstRelease(dataDir: string): Promise<void> {
  await withDatabaseIn(dataDir, async (url) => {
    const schema = { entities: [], migrations: migrations.slice(0, 1) };
    const source = await postgres(url, schema, INTERACTIVE_POOL).initialize();
    await migrate(source);
    await source.destroy();
    await query(url, await readFile(CONTENT, 'utf8'));
  });
}
