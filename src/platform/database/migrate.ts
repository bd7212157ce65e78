import type { DataSource } from 'typeorm';

import { assertNotTooOld, codeOf } from './compatibility.js';

// Any number, the same in every process of the product.
const MIGRATION_LOCK = 7_061_748;

/**
 * Brings the schema up to date. Several processes may start together: they wait for each other under an advisory
 * lock, which PostgreSQL frees even when its holder dies. Answers the names of the migrations that ran.
 * @throws BootError when a newer release has changed the schema in a way this code cannot serve
 */
export async function migrate(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('SET lock_timeout = 0');
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertNotTooOld(runner, codeOf(source.migrations));
    const done = await source.runMigrations({ transaction: 'all' });
    return done.map((migration) => migration.name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.query('RESET lock_timeout');
    await runner.query('RESET statement_timeout');
    await runner.release();
  }
}
