import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';

import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import { ignoredSlots, issueContent } from './issue-content.js';
import type { FoundBits } from './issue-index.js';
import { IssueRunner } from './issue-runner.js';

interface Content {
  project: ProjectDetails;
  structure: Structure;
  table: ValueTable;
}

/** Finds the issues of a project that is not open, once, in a worker. Returns how to stop. */
export function findIssues(
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
  const runner = new IssueRunner();
  runner.run(issueContent(structure, table, placeholders, slots), take);
  return () => runner.close();
}
