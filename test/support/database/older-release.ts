import pg from 'pg';

import { migrations } from '../../../migrations/index.js';
import { INTERACTIVE_POOL, postgres } from '../../../src/platform/database/data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { ownDatabase } from './worker-database.js';

/** The URL of a new database without rows, as a release with only the first `count` migrations creates it. */
export async function olderDatabase(name: string, count: number): Promise<string> {
  const url = await ownDatabase(`${name}_${process.env.JEST_WORKER_ID ?? '1'}`);
  await queryAt(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrateWith(url, count);
  return url;
}

/** Migrates like the start of a release with only the first `count` migrations. */
export async function migrateWith(url: string, count: number): Promise<void> {
  const schema = { entities: [], migrations: migrations.slice(0, count) };
  const source = await postgres(url, schema, INTERACTIVE_POOL).initialize();
  await migrate(source).finally(() => source.destroy());
}

/** Runs one statement on a connection of its own; dates are in UTC. */
export async function queryAt(url: string, sql: string, parameters: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  const { rows } = await client.query<object>(sql, parameters).finally(() => client.end());
  return rows;
}
