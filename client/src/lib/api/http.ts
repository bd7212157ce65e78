import { ErrorCode } from '#core/api/errors/error-codes.js';
import { routes } from '#core/api/routes.js';

import { toast } from '../toast.js';
import { ApiError } from '../http/api-error.js';
import { identity } from '../identity/identity.js';
import { noteAnswer, noteSilence } from '../online.js';
import { pause } from '../pause.js';
import { send } from '../http/send.js';
import type { Method, Sending, Tagged } from '../http/send.js';
import { identityChanged, projectArchived, projectWritten, subscriptionRequired } from '../emitter.js';

export interface CallOptions {
  /** The version that the change is based on; a newer one on the server is refused with 409 and the current value. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** Shows no toast if the network fails: the caller shows the error or tries again. */
  quiet?: boolean;
  /** Called with the headers of the response, before its body is returned. */
  onHeaders?: (headers: Headers) => void;
}

/**
 * The API for the signed-in user. Every call throws ApiError on a refusal, the reason of its signal once that is
 * aborted, and 'Unknown error' otherwise. An error that was already shown is marked as `handled`.
 */
export const http = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  /** Returns the body as unparsed JSON. */
  getText: (path: string, options: CallOptions = {}) =>
    call<string>('GET', path, undefined, { ...options, asText: true }),
  /** Returns the body with its ETag; null if it still has the tag `unless`. */
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
    const { ifMatch, asText, unless, onHeaders } = options;
    const signal = method === 'GET' ? untilSignedOut(options.signal) : options.signal;
    const sending = { body, ifMatch, signal, asText, unless, onHeaders };
    noteWriting(method, path);
    const answer = await untilServed(method, () => withToken(method, path, sending), options.signal);
    noteAnswer();
    noteWriting(method, path);
    return answer as T;
  } catch (error) {
    if (error instanceof ApiError) report(error, options.quiet ?? false);
    else if (!options.signal?.aborted) throw new Error('Unknown error', { cause: error });
    throw error;
  }
}

/** Aborts the reads of a session that has ended: the server would refuse them. */
let reads = new AbortController();

identityChanged.listen(() => {
  if (identity.current() !== null) return;
  reads.abort(sessionIsOver());
  reads = new AbortController();
});

const untilSignedOut = (signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, reads.signal]) : reads.signal;

function noteWriting(method: Method, path: string): void {
  const [, projectId] = method === 'GET' ? [] : (/^\/projects\/(\d+)/.exec(path) ?? []);
  if (projectId !== undefined) projectWritten.emit(Number(projectId));
}

/** A busy server asks to be called again, which is no error to show. */
const BUSY_RETRIES = 3;
const LONGEST_WAIT_SECONDS = 10;

/** Repeats a read a few times while the server asks to wait. */
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

/** Returns the seconds that a busy server asks to wait; null for other errors. */
function busyFor(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 503 || error.retryAfter === null) return null;
  return error.retryAfter <= LONGEST_WAIT_SECONDS ? error.retryAfter : null;
}

/**
 * Adds the bearer token and retries once with a renewed token after a 401. Sends nothing without a session, for example
 * after a logout in another tab.
 */
async function withToken(method: Method, path: string, sending: Sending): Promise<unknown> {
  const token = await identity.token();
  if (token === null && path !== routes.readConfig()) throw sessionIsOver();
  try {
    return await send(method, path, { ...sending, token });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error;
    const renewed = await identity.renew(token);
    if (renewed === null) throw error;
    return send(method, path, { ...sending, token: renewed });
  }
}

/** Not shown: the route guard redirects to the login page. */
function sessionIsOver(): ApiError {
  const error = new ApiError(401);
  error.handled = true;
  return error;
}

/** Shows common errors once, so that callers need not. */
function report(error: ApiError, quiet: boolean): void {
  if (error.handled) return;
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
  // The session has ended: the route guard redirects to the login page.
  if (error.status === 401 && identity.current() === null) error.handled = true;
}
