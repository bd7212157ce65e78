import type { ProfileStyle } from '../model/profile-types.js';
import { isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a Fluent file is written. */
export interface FluentStyle extends ProfileStyle {
  /** What most plurals of the file call their number; absent: what others do. */
  argument?: string;
}

export const FLUENT_CHECKS: ChecksOf<FluentStyle, ProfileStyle> = { argument: isText };
