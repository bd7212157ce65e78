import { PLURAL_CHECKS } from '../json/style.js';
import type { PluralStyle } from '../json/style.js';
import type { ProfileStyle, TextPart } from '../model/profile-types.js';
import { isFlag, isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a file of Web JSON is written. */
export interface WebStyle extends PluralStyle {
  /** What joins group and key if no group is an object; absent if groups are objects. */
  separator?: string;
}

export const WEB_CHECKS: ChecksOf<WebStyle, ProfileStyle> = { ...PLURAL_CHECKS, separator: isText };

/** A text of such a file. */
export interface WebText extends TextPart {
  /** Whether pipes are ordinary characters. */
  isPlain?: true;
}

export const TEXT_CHECKS: ChecksOf<WebText, TextPart> = { isPlain: isFlag };
