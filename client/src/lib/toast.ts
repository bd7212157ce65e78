import type { MessageId, MessageValues } from '../i18n/messages.js';
import { createEmitter } from './emitter.js';

/** A message with its arguments. */
export interface Message {
  id: MessageId;
  values?: MessageValues | undefined;
}

export interface Toast extends Message {
  kind: 'success' | 'error';
  /** A message that `id` contains as `{what}`. */
  what?: Message | undefined;
  /** More sentences, below it. */
  notes?: readonly Message[];
  /** Replaces the previous toast in the same slot; also announced to screen readers. */
  slot?: 'undo';
  /** A button in the toast. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  id: MessageId;
  run: () => void;
}

/** The same error is not repeated within this time. */
const REPEAT_MS = 5_000;
const NETWORK_MS = 1_000;

/** Received by the Toaster; callable inside and outside of React. */
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

/** The toast of an action that can be undone. */
interface UndoToast extends Message {
  what?: Message;
  notes?: readonly Message[];
  action?: ToastAction;
}

export const toast = {
  success: (id: MessageId, values?: MessageValues, action?: ToastAction): void =>
    toasts.emit({ kind: 'success', id, values, action }),
  /** For an action that was done, undone or redone: only the latest toast stays. */
  undoable: (told: UndoToast): void => toasts.emit({ kind: 'success', slot: 'undo', ...told }),
  error: (id: MessageId, values?: MessageValues, action?: ToastAction): void =>
    tellError(id, values, REPEAT_MS, action),
  /** Shown once per second, however many calls fail. */
  networkError: (): void => tellError('errors.network_error', undefined, NETWORK_MS),
  /** Forgets the shown errors; for tests. */
  reset: (): void => lastShown.clear(),
};
