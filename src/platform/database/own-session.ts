import type { DataSource } from 'typeorm';

import { BootError } from '../errors/boot.error.js';

/** Tells a session that got the settings of its pool from one that did not; PostgreSQL ignores it. */
export const OWN_SESSION = { 'motley.session': 'own' } as const;

const REFUSAL =
  'leads to a pooler such as PgBouncer, which does not pass the settings of a session on: use the address of PostgreSQL itself. ' +
  'Every process of Motley has a pool of its own (DATABASE_POOL).';

/** The error of PgBouncer, which supports only a few settings. */
const UNSUPPORTED = /unsupported startup parameter/;

/** Whether a pooler has refused the settings of a session. */
export const isOfPooler = (message: string): boolean => UNSUPPORTED.test(message);

/** @param variable the name of the setting with the address */
export const poolerError = (variable: string, cause?: unknown): BootError =>
  new BootError(`${variable} ${REFUSAL}`, { cause });

/**
 * Verifies that the sessions of a connected pool have its settings. Without them, times would be in another zone, and nothing
 * would end a statement that waits for a lock. A pooler in the mode `transaction` would also lose LISTEN, prepared
 * statements and the lock of the migrations.
 * @throws BootError if a pooler ignores them
 */
export async function assertOwnSession(source: DataSource, variable: string): Promise<void> {
  const [row] = await source.query<{ session: string | null }[]>(
    `SELECT current_setting('motley.session', true) AS session`,
  );
  if (row?.session !== OWN_SESSION['motley.session']) throw poolerError(variable);
}
