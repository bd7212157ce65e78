import type { ErrorCode } from '#core/api/errors/error-codes.js';

import { violates } from './violates.js';
import { RuleError } from '../errors/domain.error.js';

/** The error for a duplicate, by the constraint that it violates. */
export type DuplicateCodes = Readonly<Record<string, ErrorCode>>;

/**
 * Runs `work`. If PostgreSQL rejects a duplicate under one of the named constraints, throws the given error instead.
 * Use it around a transaction, never inside: PostgreSQL has already aborted it.
 */
export async function refuseDuplicates<T>(codes: DuplicateCodes, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const [constraint, code] of Object.entries(codes)) {
      if (violates(constraint, error)) throw new RuleError(code, { cause: error });
    }
    throw error;
  }
}
