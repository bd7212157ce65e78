import type { QueryRunner } from 'typeorm';

/**
 * For a migration that breaks older code, by dropping or renaming what that code reads or writes: releases whose newest
 * migration is older than `code` no longer start on this database. `code` is the timestamp of the newest migration of the
 * release before, which no longer uses what goes and has to keep running while it is replaced.
 */
export async function requireCode(runner: QueryRunner, code: number): Promise<void> {
  await runner.query('UPDATE schema_compatibility SET min_code = greatest(min_code, $1)', [code]);
}
