import type { ValueStatus } from '#core/domain/value-status.js';

/** A wanted change of a value. A status reviews the text and is sent after it. */
export interface ValueEdit {
  text?: string;
  /** For source texts: the change only corrects a typo. */
  isTypo?: boolean;
  status?: ValueStatus;
  /** The version of its source that the text still fits. */
  confirms?: number;
  /** Reverts the last change in the history of the value instead of making another change. */
  takesBack?: boolean;
}

/** Whether the edit wants nothing. */
export const isEmpty = ({ text, status, confirms, takesBack = false }: ValueEdit): boolean =>
  text === undefined && status === undefined && confirms === undefined && !takesBack;

/** Whether the edit only takes back a confirmation. */
export const isUnconfirming = ({ text, status, takesBack = false }: ValueEdit): boolean =>
  takesBack && text === undefined && status === undefined;

/** Combines two wanted changes. A new text drops the review and the confirmation of the old one. */
export function combined(before: ValueEdit, next: ValueEdit): ValueEdit {
  const { confirms, ...others } = before;
  if (isUnconfirming(next) && confirms !== undefined) return others;
  if (next.text === undefined) return { ...before, ...next };
  const isMore = before.text !== undefined && before.isTypo !== true;
  return isMore ? { ...next, isTypo: false } : next;
}
