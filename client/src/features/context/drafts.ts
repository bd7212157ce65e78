import type { OpenProject } from '../../project/open-project.js';

/** Descriptions that could not be saved, by key: restored when the key is shown again. */
const drafts = new WeakMap<OpenProject, Map<number, string>>();

export const readDraft = (project: OpenProject, keyId: number): string | null =>
  drafts.get(project)?.get(keyId) ?? null;

/** Null if nothing is unsaved any longer. */
export function keepDraft(project: OpenProject, keyId: number, draft: string | null): void {
  const ofProject = drafts.get(project) ?? new Map<number, string>();
  if (draft === null) ofProject.delete(keyId);
  else ofProject.set(keyId, draft);
  drafts.set(project, ofProject);
}
