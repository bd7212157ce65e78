const asked = new Map<number, () => boolean>();

/** Lets code outside the page of a project ask whether it has stale values. Returns the function to stop. */
export function offerStale(projectId: number, has: () => boolean): () => void {
  asked.set(projectId, has);
  return () => asked.delete(projectId);
}

/** Whether the project has stale values; false unless a page shows it. */
export const hasStale = (projectId: number): boolean => asked.get(projectId)?.() ?? false;
