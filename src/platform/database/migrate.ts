import { setTimeout as pause } from 'node:timers/promises';

import type { DataSource, QueryRunner } from 'typeorm';

import { assertNotTooOld, codeOf } from './compatibility.js';
import { patient } from './data-source.js';

// Any number, the same in every process of the product.
const MIGRATION_LOCK = 7_061_748;

/** Milliseconds between two tries at the lock. */
const RETRY_MS = 100;

/**
 * Brings the schema up to date. Several processes may start together: they wait for each other under an advisory
 * lock, which PostgreSQL frees even when its holder dies. A migration may take longer than the statements of `pool`.
 * Answers the names of the migrations that ran.
 * @throws BootError when a newer release has changed the schema in a way this code cannot serve
 */
export async function migrate(pool: DataSource): Promise<string[]> {
  const source = await patient(pool).initialize();
  try {
    return await underLock(source);
  } finally {
    // With its connections goes the lock.
    await source.destroy();
  }
}

async function underLock(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    await runner.connect();
    // One statement that waits would hold a snapshot, which keeps the tables of others from being cleaned up.
    while (!(await takesLock(runner))) await pause(RETRY_MS);
    await assertNotTooOld(runner, codeOf(source.migrations));
    const done = await source.runMigrations({ transaction: 'all' });
    return done.map((migration) => migration.name);
  } finally {
    await runner.release();
  }
}

async function takesLock(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK])) as {
    taken: boolean;
  }[];
  return rows[0]?.taken === true;
}
