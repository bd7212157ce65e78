import { ErrorCode } from '#core/api/error-codes.js';

import { toast } from '../toast.js';
import { ApiError } from './api-error.js';
import { identity } from '../identity/identity.js';
import { noteAnswer, noteSilence } from '../online.js';
import { send } from './send.js';
import type { Method, Sending, Tagged } from './send.js';
import { projectArchived, projectWritten, subscriptionRequired } from '../emitter.js';

export interface CallOptions {
  /** The version the change builds on; a newer one on the server answers 409 with the current value. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** No toast when the network fails: the caller shows it in place, or tries again by itself. */
  quiet?: boolean;
}

/** The API for the signed-in user. Every call throws ApiError on a refusal; an error that is shown here is marked as `handled`. */
export const http = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  /** The body as JSON that is not parsed. */
  getText: (path: string, options: CallOptions = {}) =>
    call<string>('GET', path, undefined, { ...options, asText: true }),
  /** The body with its tag; null while the server would answer what has the tag `unless`. */
  getTagged: <T>(path: string, unless: string | null, options: CallOptions = {}) =>
    call<Tagged<T> | null>('GET', path, undefined, { ...options, unless }),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PATCH', path, body, options),
  delete: <T = void>(path: string, body?: unknown, options?: CallOptions) =>
    call<T>('DELETE', path, body, options),
};

async function call<T>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions & Pick<Sending, 'asText' | 'unless'> = {},
): Promise<T> {
  try {
    const { ifMatch, signal, asText, unless } = options;
    const sending = { body, ifMatch, signal, asText, unless };
    noteWriting(method, path);
    const answer = await untilServed(method, () => withToken(method, path, sending), options.signal);
    noteAnswer();
    noteWriting(method, path);
    return answer as T;
  } catch (error) {
    if (error instanceof ApiError) report(error, options.quiet ?? false);
    throw error;
  }
}

function noteWriting(method: Method, path: string): void {
  const [, projectId] = method === 'GET' ? [] : (/^\/projects\/(\d+)/.exec(path) ?? []);
  if (projectId !== undefined) projectWritten.emit(Number(projectId));
}

/** A server whose queue for whole projects is full asks to be called again: that is no error to show. */
const BUSY_RETRIES = 3;
const LONGEST_WAIT_SECONDS = 10;

/** Repeats a read that the server puts off for a few seconds, a few times. */
async function untilServed(
  method: Method,
  attempt: () => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = method === 'GET' ? busyFor(error) : null;
      if (wait === null || retries === BUSY_RETRIES) throw error;
      await pause(wait * 1_000);
      signal?.throwIfAborted();
    }
  }
}

/** The seconds a busy server asks to wait; null where there is nothing to wait for. */
function busyFor(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 503 || error.retryAfter === null) return null;
  return error.retryAfter <= LONGEST_WAIT_SECONDS ? error.retryAfter : null;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Attaches the bearer token; a 401 is tried once more with a renewed one. */
async function withToken(method: Method, path: string, sending: Sending): Promise<unknown> {
  const token = await identity.token();
  try {
    return await send(method, path, { ...sending, token });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error;
    const renewed = await identity.renew(token);
    if (renewed === null) throw error;
    return send(method, path, { ...sending, token: renewed });
  }
}

/** Shows common errors once, so that callers need not. */
function report(error: ApiError, quiet: boolean): void {
  if (error.isNetwork) {
    noteSilence();
    if (quiet) return;
    toast.networkError();
    error.handled = true;
    return;
  }
  noteAnswer();
  if (error.code === ErrorCode.SubscriptionRequired) {
    toast.error('errors.subscription_required');
    subscriptionRequired.emit();
    error.handled = true;
  }
  if (error.code === ErrorCode.ProjectArchived) projectArchived.emit();
  // The session is over: the guard leads to the login page, which says enough.
  if (error.status === 401 && identity.current() === null) error.handled = true;
}
