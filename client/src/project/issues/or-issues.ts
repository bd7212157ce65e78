import type { FoundIssues } from './found-issues.js';
import type { IssueFilter } from './issue-filter.js';

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
