const asked = new Map<number, () => boolean>();

/** Lets those outside the page of a project ask whether it has stale values. Returns how to stop. */
export function offerStale(projectId: number, has: () => boolean): () => void {
  asked.set(projectId, has);
  return () => asked.delete(projectId);
}

/** Whether the source of a text has changed in a project, if a page shows it. */
export const hasStale = (projectId: number): boolean => asked.get(projectId)?.() ?? false;
