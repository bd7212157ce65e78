import type { ProfileStyle } from '../model/profile-types.js';
import { isFlag, isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';
import { TABLE_CHECKS } from '../table/style.js';
import type { TableStyle } from '../table/style.js';

/** How a CSV file is written. */
export interface CsvStyle extends TableStyle {
  /** What separates cells; absent: a comma. */
  delimiter?: string;
  /** Whether every cell stands in quotes. */
  isQuoted?: true;
}

export const CSV_CHECKS: ChecksOf<CsvStyle, ProfileStyle> = {
  ...TABLE_CHECKS,
  delimiter: isText,
  isQuoted: isFlag,
};
