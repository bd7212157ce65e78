import type { CheckId } from '#core/checks/check-ids.js';

/** The findings to show: errors and warnings, or the findings of one check of any severity. */
export type FindingFilter = 'any' | CheckId;

/** Numbers of values with findings. */
export interface FindingCounts {
  errors: number;
  warnings: number;
  hints: number;
  /** Only enabled checks. */
  byCheck: ReadonlyMap<CheckId, number>;
}
