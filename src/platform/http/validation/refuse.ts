import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { TreeFault } from '#core/domain/record-rules.js';

import { InvalidError } from '../../errors/domain.error.js';

/**
 * Refuses a body with a fault, and accepts one without.
 * @throws InvalidError with the path of the fault in `fields`
 */
export function refuse(fault: TreeFault | null): void {
  if (fault) throw invalidAt(fault);
}

export const invalidAt = ({ path, message }: TreeFault): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { [path]: message } });
