import type { CheckId } from '#core/checks/check-ids.js';

import type { FoundIssues } from './found-issues.js';

/** Which issues are asked for: errors and warnings, or what one check finds, however severe. */
export type IssueFilter = 'any' | CheckId;

interface AskedIssues {
  found: FoundIssues | null;
  asked: IssueFilter | null;
  languageIds: readonly number[];
}

/** Adds the keys with an issue that is asked for to those of other filters, which may ask for none. */
export function orIssues(
  isOther: (keyId: number) => boolean,
  hasOthers: boolean,
  { found, asked, languageIds }: AskedIssues,
): (keyId: number) => boolean {
  if (asked === null) return isOther;
  const count = found?.issuesIn(asked, languageIds);
  return (keyId) => (count?.(keyId) ?? 0) > 0 || (hasOthers && isOther(keyId));
}

/** How many values have issues. */
export interface IssueCounts {
  errors: number;
  warnings: number;
  hints: number;
  /** Of those that are not off. */
  byCheck: ReadonlyMap<CheckId, number>;
}

export const NO_ISSUES: IssueCounts = { errors: 0, warnings: 0, hints: 0, byCheck: new Map() };
