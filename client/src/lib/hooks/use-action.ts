import { useCallback, useRef, useState } from 'react';

import type { ErrorCode } from '#core/api/errors/error-codes.js';

import type { MessageId, MessageValues } from '../../i18n/messages.js';
import { toast } from '../toast.js';
import type { ToastAction } from '../toast.js';
import { ApiError } from '../http/api-error.js';

/** How to show an error: as a message, or as a message at a field of the form. */
export type Answer = MessageId | { field: string; id: MessageId };

export interface ActionOptions<R> {
  /** The toast after a success. */
  success?:
    MessageId | ((result: R) => { id: MessageId; values?: MessageValues; action?: ToastAction | undefined });
  /** By code first, then by status. */
  errors?: Partial<Record<ErrorCode | number, Answer>>;
  /** For other errors; `errors.unknown_error` by default. */
  otherwise?: MessageId;
  /** Receives errors of fields; without it, they are shown like other errors. */
  onFieldError?: (field: string, id: MessageId) => void;
  /** `place`: the caller renders `failure` itself; otherwise failures are toasts. */
  tell?: 'toast' | 'place';
  onSuccess?: (result: R) => void;
}

export interface Failure {
  id: MessageId;
  values?: MessageValues | undefined;
  error: unknown;
}

/** [run, running, failure]: `run` resolves to the result, or to undefined if it failed or is already running. */
export type Action<A extends unknown[], R> = [
  (...args: A) => Promise<R | undefined>,
  boolean,
  Failure | null,
];

/**
 * An action of the user: prevents double submissions, announces its success once, and shows errors by the caller's
 * table.
 */
export function useAction<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
  options: ActionOptions<R> = {},
): Action<A, R> {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const underWay = useRef(false);

  const run = useCallback(
    async (...args: A): Promise<R | undefined> => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setRunning(true);
      setFailure(null);
      try {
        const result = await action(...args);
        tellSuccess(result, options);
        return result;
      } catch (error) {
        setFailure(tellFailure(error, options));
        return undefined;
      } finally {
        underWay.current = false;
        setRunning(false);
      }
    },
    [action, options],
  );
  return [run, running, failure];
}

function tellSuccess<R>(result: R, { success, onSuccess }: ActionOptions<R>): void {
  if (typeof success === 'string') toast.success(success);
  if (typeof success === 'function') {
    const { id, values, action } = success(result);
    toast.success(id, values, action);
  }
  onSuccess?.(result);
}

/** Messages for refusals that any call may receive. */
const COMMON = {
  unauthenticated: 'errors.unauthenticated',
  too_many_requests: 'errors.too_many_requests',
  unavailable: 'errors.unavailable',
  storage_full: 'errors.storage_full',
  payload_too_large: 'errors.payload_too_large',
  limit_reached: 'errors.limit_reached',
  subscription_required: 'errors.subscription_required',
  project_archived: 'errors.project_archived',
} as const satisfies Partial<Record<ErrorCode, MessageId>>;

const commonAnswer = (code: ErrorCode): MessageId | undefined =>
  Object.entries(COMMON).find(([known]) => known === code)?.[1];

/** Returns the message of an error by the table of an action. */
export function answerTo(
  error: unknown,
  errors: ActionOptions<unknown>['errors'] = {},
  otherwise: MessageId = 'errors.unknown_error',
): Answer {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.isNetwork) return 'errors.network_error';
  const code = error.code ?? 'unknown_error';
  // For an archived project, the entry for 403 would be misleading: even members with the right are refused.
  const byStatus = code === 'project_archived' ? undefined : errors[error.status];
  return errors[code] ?? byStatus ?? commonAnswer(code) ?? otherwise;
}

/** After too many attempts, names the minutes to wait. */
function withWait(id: MessageId, error: unknown): Pick<Failure, 'id' | 'values'> {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  if (id !== 'errors.too_many_requests' || seconds < 60) return { id };
  return { id: 'errors.too_many_requests_minutes', values: { minutes: Math.ceil(seconds / 60) } };
}

function tellFailure<R>(error: unknown, options: ActionOptions<R>): Failure | null {
  const answer = answerTo(error, options.errors, options.otherwise);
  const { id, values } = withWait(typeof answer === 'string' ? answer : answer.id, error);
  if (typeof answer !== 'string' && options.onFieldError) {
    options.onFieldError(answer.field, id);
    return null;
  }
  // Already shown by the HTTP client.
  if (error instanceof ApiError && error.handled) return null;
  if (options.tell === 'place') return { id, values, error };
  toast.error(id, values);
  return null;
}
