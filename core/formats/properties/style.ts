import type { ProfileStyle } from '../model/profile-types.js';
import { isFlag, isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a file of Java properties is written. */
export interface PropertiesStyle extends ProfileStyle {
  /** What follows a name; absent: `=`. */
  separator?: string;
  /** Whether other than ASCII is written `\uXXXX`. */
  isAscii?: true;
  /** Whether what ISO 8859-1 does not have is written so. */
  isLatin?: true;
  /** Whether these escapes are in capitals. */
  isCapital?: true;
}

export const PROPERTIES_CHECKS: ChecksOf<PropertiesStyle, ProfileStyle> = {
  separator: isText,
  isAscii: isFlag,
  isLatin: isFlag,
  isCapital: isFlag,
};
