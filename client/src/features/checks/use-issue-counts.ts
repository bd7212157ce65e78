import { useEffect, useMemo, useState } from 'react';

import type { CheckSettings } from '#core/api/checks.js';
import type { CheckId } from '#core/checks/check-ids.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { findIssues } from '../../project/issues/find-issues.js';
import { FoundIssues } from '../../project/issues/found-issues.js';
import type { FoundBits } from '../../project/issues/issue-index.js';
import { structureOf } from '../../project/store/structure.js';
import { ValueTable } from '../../project/store/value-table.js';

/**
 * How many values have an issue of each check that is not off, in a language or, if that is null, in all. Empty until a
 * worker has counted them; other severities need no other count.
 */
export function useIssueCounts(
  project: ProjectDetails,
  settings: CheckSettings,
  languageId: number | null,
): ReadonlyMap<CheckId, number> {
  const { placeholders, ignored } = settings;
  const content = useMemo(
    () => ({ project, structure: structureOf(project), table: new ValueTable(project) }),
    [project],
  );
  const [found, setFound] = useState<{ table: ValueTable; bits: FoundBits } | null>(null);
  useEffect(
    () => findIssues(content, { placeholders, ignored }, (bits) => setFound({ table: content.table, bits })),
    [content, placeholders, ignored],
  );
  return useMemo(() => {
    if (found === null) return new Map<CheckId, number>();
    const { keys, languages } = content.structure;
    const languageIds = languageId === null ? languages.map(({ id }) => id) : [languageId];
    const issues = new FoundIssues(found.table, new Map(found.bits), settings);
    return issues.count([...keys.values()], languageIds).byCheck;
  }, [content, found, settings, languageId]);
}
