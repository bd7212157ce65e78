import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Names and new values of query parameters; null or '' removes one. */
export type QueryChange = Record<string, string | null>;

export interface Query {
  get: (name: string) => string | null;
  /** Several at once, in one step of the history; `push` makes it one that Back undoes, `state` goes with it. */
  set: (change: QueryChange, options?: SetOptions) => void;
}

interface SetOptions {
  push?: boolean;
  state?: unknown;
}

/** The view lives in the address: filters, search, page, open dialog. */
export function useQuery(): Query {
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(name), [params]);
  const set = useCallback(
    (change: QueryChange, { push = false, state }: SetOptions = {}) => {
      setParams((before) => changed(before, change), { replace: !push, state, preventScrollReset: true });
    },
    [setParams],
  );
  return { get, set };
}

function changed(before: URLSearchParams, change: QueryChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}
