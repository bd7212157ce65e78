import type { TextWithFindings } from '../../files/findings/check-import.js';
import type { Choices, ImportPreview, PreviewChange } from './preview.js';

export interface PreviewFinding {
  of: TextWithFindings;
  change: PreviewChange;
}

/** The texts with findings that the import brings, and those that the user has left out. */
export function previewFindings(
  found: readonly TextWithFindings[],
  { existing, created }: Pick<ImportPreview, 'existing' | 'created'>,
  choices: Choices,
): PreviewFinding[] {
  if (found.length === 0) return [];
  const changes = new Map<string, PreviewChange>();
  for (const row of [...existing, ...created])
    for (const change of row.changes) changes.set(change.id, change);
  return found.flatMap((of) => {
    const change = changes.get(of.place);
    return change && (change.isTaken || choices.has(change.id)) ? [{ of, change }] : [];
  });
}
