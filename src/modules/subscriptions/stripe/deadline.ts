import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Limits the total duration of all calls of `fetchInTime` inside `work`, retries included, in milliseconds. */
export const withDeadline = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  deadlines.run(AbortSignal.timeout(milliseconds), work);

/**
 * `fetch` with the deadline of its scope. A timeout per request is not enough: several requests with retries would take
 * minutes.
 */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  const signals = [init.signal, deadlines.getStore()].filter((signal) => signal instanceof AbortSignal);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};
