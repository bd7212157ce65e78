const offered = new Map<number, () => boolean>();

/** Says how what a project has missed is learnt without loading it again. Returns how to stop. */
export function offerCatchUp(projectId: number, catchUp: () => boolean): () => void {
  offered.set(projectId, catchUp);
  return () => offered.delete(projectId);
}

/** Learns what a project has missed; false if it has to be loaded again. */
export const catchUp = (projectId: number): boolean => offered.get(projectId)?.() ?? false;
