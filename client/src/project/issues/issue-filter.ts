import type { CheckId } from '#core/checks/check-ids.js';

/** Which issues are asked for: errors and warnings, or what one check finds, however severe. */
export type IssueFilter = 'any' | CheckId;

/** How many values have issues. */
export interface IssueCounts {
  errors: number;
  warnings: number;
  hints: number;
  /** Of those that are not off. */
  byCheck: ReadonlyMap<CheckId, number>;
}
