import { ErrorCode } from '#core/api/error-codes.js';

import { toast } from './toast.js';
import { ApiError } from './api-error.js';
import { identity } from './identity.js';
import { noteAnswer, noteSilence } from './online.js';
import { send } from './send.js';
import type { Method, Sending } from './send.js';
import { subscriptionRequired } from './emitter.js';

export interface CallOptions {
  /** The version the change builds on; a newer one on the server answers 409 with the current value. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** No toast when the network fails: the caller shows it in place, or tries again by itself. */
  quiet?: boolean;
}

/** The API for the signed-in user. Every call throws ApiError on a refusal; what is told here comes `handled`. */
export const http = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PATCH', path, body, options),
  delete: <T = void>(path: string, options?: CallOptions) => call<T>('DELETE', path, undefined, options),
};

async function call<T>(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  try {
    const answer = await withToken(method, path, { body, ifMatch: options.ifMatch, signal: options.signal });
    noteAnswer();
    return answer as T;
  } catch (error) {
    if (error instanceof ApiError) report(error, options.quiet ?? false);
    throw error;
  }
}

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

/** The common cases, told once, so that no caller tells them again. */
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
  // The session is over: the guard leads to the login page, which says enough.
  if (error.status === 401 && identity.current() === null) error.handled = true;
}
