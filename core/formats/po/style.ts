import type { ProfileStyle, StateStyle } from '../model/profile-types.js';
import { isFlag } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a PO file is written. */
export interface PoStyle extends StateStyle {
  /** Whether long lines are not wrapped. */
  isUnwrapped?: true;
  /** Whether texts of several lines are on one. */
  isOneLine?: true;
}

export const PO_CHECKS: ChecksOf<PoStyle, ProfileStyle> = {
  hasStatuses: isFlag,
  isUnwrapped: isFlag,
  isOneLine: isFlag,
};
