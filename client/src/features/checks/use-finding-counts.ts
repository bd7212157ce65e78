import { useEffect, useMemo, useState } from 'react';

import type { CheckSettings } from '#core/api/checks.js';
import type { CheckId } from '#core/checks/check-ids.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { checkDetails } from '../../project/worker/check-details.js';
import { FindingTable } from '../../project/findings/finding-table.js';
import type { FoundBits } from '../../project/findings/finding-index.js';
import { structureOf } from '../../project/store/structure.js';
import { ValueTable } from '../../project/store/value-table.js';

/**
 * The number of values with a finding of each enabled check, in one language or, if it is null, in all. Empty until a
 * worker has counted them. Changing a severity does not count again.
 */
export function useFindingCounts(
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
    () =>
      checkDetails(content, { placeholders, ignored }, (bits) => setFound({ table: content.table, bits })),
    [content, placeholders, ignored],
  );
  return useMemo(() => {
    if (found === null) return new Map<CheckId, number>();
    const { keys, languages } = content.structure;
    const languageIds = languageId === null ? languages.map(({ id }) => id) : [languageId];
    const findings = new FindingTable(found.table, new Map(found.bits), settings);
    return findings.count([...keys.values()], languageIds).byCheck;
  }, [content, found, settings, languageId]);
}
