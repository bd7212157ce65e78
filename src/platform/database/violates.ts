import { QueryFailedError } from 'typeorm';

import { refusalOfNode } from './refusal-of-node.js';
import type { PostgresError } from './refusal-of-node.js';

const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** The SQLSTATE and constraint of a PostgreSQL error, or null if `error` is something else. */
export function refusalOf(error: unknown): PostgresError | null {
  const driver: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof driver !== 'object' || driver === null || !('code' in driver)) return null;
  const { code } = driver;
  if (typeof code !== 'string') return null;
  const constraint = 'constraint' in driver ? driver.constraint : undefined;
  if (typeof constraint === 'string') return { code, constraint };
  return 'message' in driver ? refusalOfNode(code, String(driver.message)) : { code };
}

/** The SQLSTATE of a PostgreSQL error, or null: system errors have names such as EPERM. */
export function sqlStateOf(error: unknown): string | null {
  const code = refusalOf(error)?.code ?? '';
  return /^(?!E)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Whether PostgreSQL rejected a duplicate under this constraint. */
export const violates = (constraint: string, error: unknown): boolean => {
  const refusal = refusalOf(error);
  return refusal?.code === UNIQUE_VIOLATION && refusal.constraint === constraint;
};

/** Whether PostgreSQL aborted a transaction in favour of another one, so that a retry may succeed. */
export const isGivenUp = (error: unknown): boolean => {
  const code = refusalOf(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};
