const offered = new Map<number, () => boolean>();

/** Registers how a project catches up without a reload. Returns the function to stop. */
export function offerCatchUp(projectId: number, catchUp: () => boolean): () => void {
  offered.set(projectId, catchUp);
  return () => offered.delete(projectId);
}

/** Fetches the changes that a project has missed; false if it must be reloaded. */
export const catchUp = (projectId: number): boolean => offered.get(projectId)?.() ?? false;
