import type { FindingTable } from './finding-table.js';
import type { FindingFilter } from './finding-filter.js';

interface AskedFindings {
  found: FindingTable | null;
  asked: FindingFilter | null;
  languageIds: readonly number[];
}

/** Adds the keys with a finding that the filter matches to the keys of the other filters, if any. */
export function orFindings(
  isOther: (keyId: number) => boolean,
  hasOthers: boolean,
  { found, asked, languageIds }: AskedFindings,
): (keyId: number) => boolean {
  if (asked === null) return isOther;
  const count = found?.findingsIn(asked, languageIds);
  return (keyId) => (count?.(keyId) ?? 0) > 0 || (hasOthers && isOther(keyId));
}
