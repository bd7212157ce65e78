import type { Cache, SWRConfiguration } from 'swr';

import { ApiError } from './api-error.js';
import { http } from './http.js';

/** The fetcher of every SWR hook: the key is the path. Network trouble is shown in place, not as a toast. */
export const get = <T>(path: string): Promise<T> => http.get<T>(path, { quiet: true });

/** A refusal stays a refusal; only silence and a busy server are worth another try. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500 || error.status === 429);

export const SWR_OPTIONS: SWRConfiguration & { provider: () => Cache } = {
  // A cache per tree: what one user saw is gone with their pages.
  provider: () => new Map(),
  fetcher: get,
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 5,
  focusThrottleInterval: 30_000,
};
