import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Limits all calls of `fetchInTime` inside `work` to so many milliseconds together, retries included. */
export const withDeadline = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  deadlines.run(AbortSignal.timeout(milliseconds), work);

/**
 * `fetch` with the deadline of its scope. A timeout for each request is not enough: several requests, each tried more
 * than once, would take minutes.
 */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  const signals = [init.signal, deadlines.getStore()].filter((signal) => signal instanceof AbortSignal);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};
