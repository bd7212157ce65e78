import type { QueryRunner } from 'typeorm';

import { BootError } from '../boot/boot.error.js';

/** Keeps the oldest code that may run on this schema; written by migrations only, as the schema itself. */
export const COMPATIBILITY = 'schema_compatibility';

/** A migration's name ends with the milliseconds of its timestamp. */
const TIMESTAMP = /\d{13}$/;

/** The number of this code: the timestamp of the newest of its migrations; 0 without any. */
export const codeOf = (migrations: readonly { name?: string }[]): number =>
  Math.max(0, ...migrations.map(({ name = '' }) => Number(TIMESTAMP.exec(name)?.[0] ?? 0)));

/**
 * Refuses a database that a newer release has changed in a way that code of this number cannot serve. Newer migrations
 * alone are no reason: the release before must start beside the one that replaces it.
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

/** 0 in a database of a release that did not write it yet. */
async function minCodeOf(runner: QueryRunner): Promise<number> {
  const [found] = await query<{ id: string | null }>(runner, `SELECT to_regclass('${COMPATIBILITY}') AS id`);
  if (!found?.id) return 0;
  const [row] = await query<{ code: number }>(runner, `SELECT min_code AS code FROM ${COMPATIBILITY}`);
  return row?.code ?? 0;
}

const query = async <Row>(runner: QueryRunner, sql: string): Promise<Row[]> =>
  (await runner.query(sql)) as Row[];
