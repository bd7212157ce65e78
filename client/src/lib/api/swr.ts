import type { Cache, SWRConfiguration } from 'swr';

import { ApiError } from '../http/api-error.js';
import { http } from './http.js';

/** The fetcher of every SWR hook; the key is the path. Network errors are shown in place, not as toasts. */
export const get = <T>(path: string): Promise<T> => http.get<T>(path, { quiet: true });

/** Retries without a response and on a busy server, but not after a refusal. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500 || error.status === 429);

export const SWR_OPTIONS: SWRConfiguration & { provider: () => Cache } = {
  // A cache per tree: the data of a user is dropped with their pages.
  provider: () => new Map(),
  fetcher: get,
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 5,
  focusThrottleInterval: 30_000,
};
