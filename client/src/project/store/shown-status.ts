import type { ValueStatus } from '#core/domain/value-status.js';

/** The status shown for a value: `empty` for an empty text, whatever its review status. */
export type ShownStatus = ValueStatus | 'empty';

export const SHOWN_STATUSES = ['empty', 'modified', 'validated', 'invalidated'] as const;

export const shownStatus = (text: string, status: ValueStatus): ShownStatus =>
  text === '' ? 'empty' : status;

/** The combined status of several values: the one that needs the most work. */
export function worstStatus(statuses: readonly ShownStatus[]): ShownStatus {
  const order: ShownStatus[] = ['invalidated', 'modified', 'empty', 'validated'];
  return order.find((status) => statuses.includes(status)) ?? 'empty';
}

export type StatusCounts = Record<ShownStatus, number>;

export const noCounts = (): StatusCounts => ({ empty: 0, modified: 0, validated: 0, invalidated: 0 });
