const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/** Whether a renewal payment has failed and another card may help. */
export const isOverdue = (status: string): boolean => OVERDUE.includes(status);
