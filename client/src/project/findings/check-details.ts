import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';

import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import { ignoredSlots, indexContent } from './index-content.js';
import type { FoundBits } from './finding-index.js';
import { IndexRunner } from './index-runner.js';

interface Content {
  project: ProjectDetails;
  structure: Structure;
  table: ValueTable;
}

/** Checks a project that is not open, once, in a worker. Returns the function to stop. */
export function checkDetails(
  { project, structure, table }: Content,
  { placeholders, ignored }: Pick<CheckSettings, 'placeholders' | 'ignored'>,
  take: (bits: FoundBits) => void,
): () => void {
  const keys = new Map(project.groups.flatMap((group) => group.keys.map((key) => [key.id, key])));
  const slots = ignoredSlots(
    table,
    ignored,
    ({ keyId, valueId }) => keys.get(keyId)?.values.find(({ id }) => id === valueId)?.quantityString,
  );
  const runner = new IndexRunner();
  runner.run(indexContent(structure, table, placeholders, slots), take);
  return () => runner.close();
}
