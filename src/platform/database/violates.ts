import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

interface PostgresError {
  code?: string;
  constraint?: string;
}

/** The SQLSTATE and constraint of a refusal by PostgreSQL, or null when `error` is something else. */
export function refusalOf(error: unknown): PostgresError | null {
  const driver: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof driver !== 'object' || driver === null || !('code' in driver)) return null;
  const { code } = driver;
  const constraint =
    'constraint' in driver && typeof driver.constraint === 'string' ? driver.constraint : undefined;
  return typeof code === 'string' ? { code, constraint } : null;
}

/** Whether PostgreSQL refused a duplicate under this named constraint. */
export const violates = (constraint: string, error: unknown): boolean => {
  const refusal = refusalOf(error);
  return refusal?.code === UNIQUE_VIOLATION && refusal.constraint === constraint;
};
