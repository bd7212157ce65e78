import { useEffect, useState } from 'react';

import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { CheckId } from '#core/checks/check-ids.js';

import { inSlices } from '../../lib/in-slices.js';
import { severitiesOf } from '../../project/issues/severities-of.js';
import { countIssues } from '../../project/issues/count-issues.js';
import type { IssueCounts } from '../../project/issues/count-issues.js';

/** Counts the issues of a project without a halt; null until they are counted. */
export function useIssueCounts(
  project: ProjectDetails,
  { placeholders, ignored }: CheckSettings,
): IssueCounts | null {
  const [counts, setCounts] = useState<IssueCounts | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void inSlices(countIssues(project, { placeholders, ignored }), controller.signal).then(setCounts);
    return () => controller.abort();
  }, [project, placeholders, ignored]);
  return counts;
}

/** How many values have an issue of each check, in a language or, if that is null, in those where it is not off. */
export function issuesByCheck(
  counts: IssueCounts | null,
  settings: CheckSettings,
  languageId: number | null,
): ReadonlyMap<CheckId, number> {
  const sums = new Map<CheckId, number>();
  for (const [id, ofLanguage] of counts ?? []) {
    if (languageId !== null && id !== languageId) continue;
    const severities = severitiesOf(settings, id);
    for (const [check, count] of ofLanguage)
      if (severities[check] !== 'off') sums.set(check, (sums.get(check) ?? 0) + count);
  }
  return sums;
}
