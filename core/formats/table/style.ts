import type { ProfileStyle } from '../model/profile-types.js';
import { areTexts, isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a table is written. */
export interface TableStyle extends ProfileStyle {
  /** What each column holds, see `ColumnRole`; behind an `@`, how its new cells look, as the format says it. */
  columns?: string[];
  /** What stands before the form in the name of a plural, if that is no `_`. */
  joint?: string;
}

export const TABLE_CHECKS: ChecksOf<TableStyle, ProfileStyle> = { columns: areTexts, joint: isText };
