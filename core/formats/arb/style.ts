import { PLURAL_CHECKS } from '../json/style.js';
import type { PluralStyle } from '../json/style.js';
import type { ProfileStyle } from '../model/profile-types.js';
import { isFlag } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How an ARB file is written. */
export interface ArbStyle extends PluralStyle {
  /** Whether the file says nothing about its keys, as those of translations do. */
  isBare?: true;
  /** Of new files, whether groups of keys are named in any case: all of them, or all but `common`. */
  namesGroups?: 'all' | 'own';
}

export const ARB_CHECKS: ChecksOf<ArbStyle, ProfileStyle> = {
  ...PLURAL_CHECKS,
  isBare: isFlag,
  namesGroups: (which) => which === 'all' || which === 'own',
};
