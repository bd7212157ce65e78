const left = new Set<number>();

/** Leaves or deletes a project by `leave`: unless that fails, the lost access is not reported to the user. */
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

/** Call when the project is opened again: from then on, a lost access is reported. */
export const returned = (projectId: number): void => void left.delete(projectId);
