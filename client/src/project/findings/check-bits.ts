import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';

/** Checks as bits of one number: the findings of a hundred thousand values are filtered at once. */
export type CheckBits = number;

export const bitOf = (check: CheckId): CheckBits => 1 << CHECK_IDS.indexOf(check);

export function bitsOf(findings: readonly { check: CheckId }[]): CheckBits {
  let bits = 0;
  for (const { check } of findings) bits |= bitOf(check);
  return bits;
}
