import type { ErrorCode } from '#core/api/error-codes.js';

import { violates } from '../database/violates.js';
import { RuleError } from './domain.error.js';

/**
 * Runs `work`; where PostgreSQL refuses a duplicate under one of the named constraints, throws the product's own
 * refusal for it. Goes around a transaction, never inside: PostgreSQL has already given that up.
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
