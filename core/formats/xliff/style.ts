import type { ProfileStyle, StateStyle } from '../model/profile-types.js';
import { isFlag } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How an XLIFF document is written. */
export interface XliffStyle extends StateStyle {
  /** Whether units have names beside their ids. */
  isNamed?: true;
  /** Whether no text has a state. */
  isStateless?: true;
}

export const XLIFF_CHECKS: ChecksOf<XliffStyle, ProfileStyle> = {
  hasStatuses: isFlag,
  isNamed: isFlag,
  isStateless: isFlag,
};
