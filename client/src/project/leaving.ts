const left = new Set<number>();

/** Leaves or deletes a project by `leave`: unless that fails, nothing tells the user that they no longer have access. */
export async function whileLeaving(projectId: number, leave: () => Promise<unknown>): Promise<void> {
  left.add(projectId);
  try {
    await leave();
  } catch (error) {
    left.delete(projectId);
    throw error;
  }
}

/** Whether the user is leaving or deleting a project in this tab. */
export const isLeaving = (projectId: number): boolean => left.has(projectId);

/** The project is opened again: the user may be removed by somebody else. */
export const returned = (projectId: number): void => void left.delete(projectId);
