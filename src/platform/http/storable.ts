import { ErrorCode } from '#core/api/error-codes.js';
import { isStorableText } from '#core/domain/rules.js';

import { InvalidError } from '../errors/domain.error.js';

const MAX_DEPTH = 10;

/** @throws InvalidError, with the place in `fields`, when the product could not keep some text unchanged, or when
 * something is nested so deep that looking at it could exhaust the stack */
export function assertStorable(value: unknown): void {
  const fault = faultIn(value, [], MAX_DEPTH);
  if (fault === null) return;
  const place = fault.path.join('.') || 'body';
  throw new InvalidError(ErrorCode.ValidationError, { fields: { [place]: fault.reason } });
}

interface Fault {
  path: string[];
  reason: string;
}

/** The first text that PostgreSQL could not hold, or place that is nested too deep; null when there is none. */
function faultIn(value: unknown, path: string[], depthLeft: number): Fault | null {
  if (typeof value === 'string') return isStorableText(value) ? null : { path, reason: 'not_storable' };
  if (typeof value !== 'object' || value === null) return null;
  if (depthLeft === 0) return { path, reason: 'too_deep' };
  for (const [name, item] of Object.entries(value)) {
    const fault = faultIn(item, path, depthLeft - 1);
    if (fault) return { ...fault, path: [name, ...fault.path] };
  }
  return null;
}
