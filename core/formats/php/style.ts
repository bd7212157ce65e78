import type { ProfileStyle } from '../model/profile-types.js';
import { isFlag } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a PHP file is written; `lead` is one level of indentation. */
export interface PhpStyle extends ProfileStyle {
  /** The quotes of most strings, where they are not `'`. */
  quote?: '"';
  /** Whether arrays are written as `array(…)`. */
  isLong?: true;
}

export const PHP_CHECKS: ChecksOf<PhpStyle, ProfileStyle> = {
  quote: (quote) => quote === '"',
  isLong: isFlag,
};
