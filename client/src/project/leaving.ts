const left = new Set<number>();

/** Ends what the user has of a project by `leave`: until that fails, nothing says that they no longer have access. */
export async function whileLeaving(projectId: number, leave: () => Promise<unknown>): Promise<void> {
  left.add(projectId);
  try {
    await leave();
  } catch (error) {
    left.delete(projectId);
    throw error;
  }
}

/** Whether the user is leaving a project in this tab, by its end or their own. */
export const isLeaving = (projectId: number): boolean => left.has(projectId);

/** The project is opened again: the user may be removed by somebody else. */
export const returned = (projectId: number): void => void left.delete(projectId);
