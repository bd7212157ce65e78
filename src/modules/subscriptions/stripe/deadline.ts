import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Whatever `work` fetches through `fetchInTime` ends within so many milliseconds, retries and all. */
export const withDeadline = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  deadlines.run(AbortSignal.timeout(milliseconds), work);

/**
 * `fetch` that keeps the deadline of its scope. A time-out for each request is not enough: several of them, each tried
 * more than once, would keep a caller waiting for minutes.
 */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  const signals = [init.signal, deadlines.getStore()].filter((signal) => signal instanceof AbortSignal);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};
