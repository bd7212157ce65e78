import type { MessageId, MessageValues } from '../i18n/messages.js';
import { createEmitter } from './emitter.js';

export interface Toast {
  kind: 'success' | 'error';
  id: MessageId;
  values?: MessageValues;
  /** What can be done about it, as a button. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  id: MessageId;
  run: () => void;
}

/** The same error within this time is not repeated. */
const REPEAT_MS = 5_000;
const NETWORK_MS = 1_000;

/** What the Toaster shows; callable from anywhere, in or out of React. */
export const toasts = createEmitter<Toast>();

const lastShown = new Map<string, number>();

function tellError(
  id: MessageId,
  values: MessageValues | undefined,
  quietFor: number,
  action?: ToastAction,
): void {
  const sameness = JSON.stringify([id, values]);
  const now = Date.now();
  if (now - (lastShown.get(sameness) ?? -Infinity) < quietFor) return;
  lastShown.set(sameness, now);
  toasts.emit({ kind: 'error', id, values, action });
}

export const toast = {
  success: (id: MessageId, values?: MessageValues, action?: ToastAction): void =>
    toasts.emit({ kind: 'success', id, values, action }),
  error: (id: MessageId, values?: MessageValues, action?: ToastAction): void =>
    tellError(id, values, REPEAT_MS, action),
  /** Once per second, however many calls fail together. */
  networkError: (): void => tellError('errors.network_error', undefined, NETWORK_MS),
  /** Forgets what was shown (tests start afresh). */
  reset: (): void => lastShown.clear(),
};
