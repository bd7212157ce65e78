import { setTimeout as pause } from 'node:timers/promises';

import type { DataSource, QueryRunner } from 'typeorm';

import { BootError } from '../errors/boot.error.js';
import { assertNotTooOld, codeOf } from './compatibility.js';
import { patient } from './data-source.js';

// An arbitrary number, the same in every process.
const MIGRATION_LOCK = 7_061_748;

/** Milliseconds between two attempts to take the lock. */
const RETRY_MS = 100;

/**
 * Runs the pending migrations and returns their names. Processes that start together wait for each other under an
 * advisory lock, which PostgreSQL releases even if its holder dies. Migrations are not limited by the statement timeout
 * of `pool`.
 * @throws BootError if a newer release has changed the schema in an incompatible way
 */
export async function migrate(pool: DataSource): Promise<string[]> {
  const source = await patient(pool).initialize();
  try {
    return await underLock(source);
  } finally {
    // Closing the connections releases the lock.
    await source.destroy();
  }
}

/**
 * Asserts that no migration is pending, for commands beside a running server.
 * @throws BootError if the database is used by another release
 */
export async function assertMigrated(pool: DataSource): Promise<void> {
  const runner = pool.createQueryRunner();
  try {
    await assertNotTooOld(runner, codeOf(pool.migrations));
    if (await pool.showMigrations())
      throw new BootError('This database is of an older release: start this release of Motley on it first.');
  } finally {
    await runner.release();
  }
}

async function underLock(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    await runner.connect();
    // Polling: a statement that waits for the lock would hold a snapshot, which keeps other tables from being vacuumed.
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
