import { PLURAL_CHECKS } from '../json/style.js';
import type { PluralStyle } from '../json/style.js';
import type { ProfileStyle, TextPart } from '../model/profile-types.js';
import { isFlag, isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';
import { SHAPE_NAMES } from './message-shapes.js';
import type { ShapeName } from './message-shapes.js';

/** How a file of Web JSON is written. */
export interface WebStyle extends PluralStyle {
  /** Whether its members are languages, which hold the groups. */
  hasLanguages?: true;
  /** Whether all of it is in one object, which is called after its language. */
  hasRoot?: true;
  /** Whether pipes are those of Laravel, which knows forms by their order. */
  isLaravel?: true;
  /** What joins group and key if no group is an object; absent if groups are objects. */
  separator?: string;
  /** Which objects are keys; absent: none, texts are. */
  messages?: ShapeName;
  /** White space inside the braces of such objects; absent: each of their members is on a line of its own. */
  inline?: string;
  /** Whether none of them has a description, as in files of translations. */
  isBare?: true;
}

export const WEB_CHECKS: ChecksOf<WebStyle, ProfileStyle> = {
  ...PLURAL_CHECKS,
  hasLanguages: isFlag,
  hasRoot: isFlag,
  isLaravel: isFlag,
  separator: isText,
  messages: (shape) => SHAPE_NAMES.some((name) => name === shape),
  inline: isText,
  isBare: isFlag,
};

/** A text of such a file. */
export interface WebText extends TextPart {
  /** Whether pipes are ordinary characters. */
  isPlain?: true;
  /** Whether it is one of several forms in a string, between the pipes of Laravel. */
  isPiece?: true;
}

export const TEXT_CHECKS: ChecksOf<WebText, TextPart> = { isPlain: isFlag, isPiece: isFlag };
