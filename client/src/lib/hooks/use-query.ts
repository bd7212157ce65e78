import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { noteAhead, queryAt } from './query-ahead.js';

/** Query parameters and their new values; null or '' removes one. */
export type QueryChange = Record<string, string | null>;

export interface Query {
  get: (name: string) => string | null;
  /** Changes several at once. `push` adds a history entry, `state` is stored with it. */
  set: (change: QueryChange, options?: SetOptions) => void;
}

interface SetOptions {
  push?: boolean;
  state?: unknown;
}

/** The query of the URL, which contains the view: filters, search, page, open dialog. */
export function useQuery(): Query {
  const location = useLocation();
  const navigate = useNavigate();
  // A closing dialog still has functions of an earlier render, which must act on the current page.
  const now = useRef(location);
  useLayoutEffect(() => {
    now.current = location;
  }, [location]);
  const { search } = location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const get = useCallback((name: string) => params.get(name), [params]);
  const set = useCallback(
    (change: QueryChange, { push = false, state }: SetOptions = {}) => {
      const query = queryAt(now.current);
      for (const [name, value] of Object.entries(change)) {
        if (value === null || value === '') query.delete(name);
        else query.set(name, value);
      }
      noteAhead(now.current, query);
      void navigate(`?${query}`, { replace: !push, state, preventScrollReset: true });
    },
    [navigate],
  );
  return { get, set };
}
