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

/** How many values have an issue of a check, in a language or, if that is null, in those where it is not off. */
export function issuesOf(
  counts: IssueCounts | null,
  settings: CheckSettings,
  check: CheckId,
  languageId: number | null,
): number {
  let sum = 0;
  for (const [id, ofLanguage] of counts ?? [])
    if ((languageId === null || id === languageId) && severitiesOf(settings, id)[check] !== 'off')
      sum += ofLanguage.get(check) ?? 0;
  return sum;
}
