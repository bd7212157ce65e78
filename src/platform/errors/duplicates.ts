import type { ErrorCode } from '#core/api/error-codes.js';

import { violates } from '../database/violates.js';
import { RuleError } from './domain.error.js';

/**
 * Runs `work`. If PostgreSQL rejects a duplicate under one of the named constraints, throws the given error instead.
 * Use it around a transaction, never inside: PostgreSQL has already aborted it.
 */
export async function refuseDuplicates<T>(
  codes: Readonly<Record<string, ErrorCode>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const [constraint, code] of Object.entries(codes)) {
      if (violates(constraint, error)) throw new RuleError(code, { cause: error });
    }
    throw error;
  }
}
