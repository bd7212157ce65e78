const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/** Whether a renewal could not be charged, and another card would help. */
export const isOverdue = (status: string): boolean => OVERDUE.includes(status);
