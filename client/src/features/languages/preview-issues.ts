import type { TextWithIssues } from '../files/issues/find-import-issues.js';
import type { Choices, ImportPreview, PreviewChange } from './preview.js';

export interface PreviewIssue {
  of: TextWithIssues;
  change: PreviewChange;
}

/** The texts with issues that the import brings, and those that were left by a choice. */
export function previewIssues(
  found: readonly TextWithIssues[],
  { existing, created }: Pick<ImportPreview, 'existing' | 'created'>,
  choices: Choices,
): PreviewIssue[] {
  if (found.length === 0) return [];
  const changes = new Map<string, PreviewChange>();
  for (const row of [...existing, ...created])
    for (const change of row.changes) changes.set(change.id, change);
  return found.flatMap((of) => {
    const change = changes.get(of.place);
    return change && (change.isTaken || choices.has(change.id)) ? [{ of, change }] : [];
  });
}
