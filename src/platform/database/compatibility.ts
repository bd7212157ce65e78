import type { QueryRunner } from 'typeorm';

import { BootError } from '../errors/boot.error.js';

/** Stores the oldest code that may run on this schema; only migrations write it. */
export const COMPATIBILITY = 'schema_compatibility';

/** A migration's name ends with the milliseconds of its timestamp. */
const TIMESTAMP = /\d{13}$/;

/** The version of this code: the timestamp of its newest migration; 0 without migrations. */
export const codeOf = (migrations: readonly { name?: string }[]): number =>
  Math.max(0, ...migrations.map(({ name = '' }) => Number(TIMESTAMP.exec(name)?.[0] ?? 0)));

/**
 * Refuses a database that a newer release has changed in an incompatible way. Newer compatible migrations are accepted:
 * during an update, the previous release must be able to start beside the new one.
 * @throws BootError for the operator
 */
export async function assertNotTooOld(runner: QueryRunner, code: number): Promise<void> {
  const minCode = await minCodeOf(runner);
  if (code >= minCode) return;
  throw new BootError(
    `This database was changed by a newer release of Motley (it needs code ${minCode}, this is ${code}): ` +
      'start that release, or restore a backup from before the upgrade.',
  );
}

/** 0 if the database was last migrated by a release without this table. */
async function minCodeOf(runner: QueryRunner): Promise<number> {
  const [found] = await query<{ id: string | null }>(runner, `SELECT to_regclass('${COMPATIBILITY}') AS id`);
  if (!found?.id) return 0;
  const [row] = await query<{ code: number }>(runner, `SELECT min_code AS code FROM ${COMPATIBILITY}`);
  return row?.code ?? 0;
}

const query = async <Row>(runner: QueryRunner, sql: string): Promise<Row[]> =>
  (await runner.query(sql)) as Row[];
