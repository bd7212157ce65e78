import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { noteAhead, queryAt } from './query-ahead.js';

const PARAMETER = 'd';
/** Marks a history entry that only opened a dialog. */
const OPENED = { dialog: true };
/** Synchronous, so that the next key press goes to the dialog. */
const AT_ONCE = { flushSync: true, preventScrollReset: true };

export interface DialogState<Name extends string> {
  /** The open dialog; null if none is open, or if the URL names one that is not allowed. */
  open: Name | null;
  /** Opens a dialog; `details` are query parameters that are removed when it closes. */
  show: (name: Name, details?: Record<string, string>) => void;
  close: () => void;
}

/**
 * The open dialog of a page is in the URL (`?d=`), so that Back closes it and it can be shared.
 * @param allowed the dialogs of the page that the user may open
 * @param details the query parameters of the dialogs
 */
export function useDialog<Name extends string>(
  allowed: readonly Name[],
  details: readonly string[] = [],
): DialogState<Name> {
  const location = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(location.search).get(PARAMETER);
  const open = allowed.find((name) => name === named) ?? null;
  // A closing dialog still has functions of an earlier render, which must act on the current page.
  const now = useRef({ location, isGoingBack: false });
  useLayoutEffect(() => {
    now.current = { location, isGoingBack: false };
  }, [location]);

  const show = useCallback(
    (name: Name, more: Record<string, string> = {}) => {
      const { location } = now.current;
      const query = queryAt(location);
      const before = query.toString();
      for (const [key, value] of Object.entries({ [PARAMETER]: name, ...more })) query.set(key, value);
      if (query.toString() === before) return;
      noteAhead(location, query);
      void navigate({ pathname: location.pathname, search: `?${query}` }, { ...AT_ONCE, state: OPENED });
    },
    [navigate],
  );

  const close = useCallback(() => {
    const { location, isGoingBack } = now.current;
    const query = queryAt(location);
    if (isGoingBack || !query.has(PARAMETER)) return;
    if (isOpenedHere(location.state)) {
      now.current.isGoingBack = true;
      void navigate(-1);
      return;
    }
    for (const key of [PARAMETER, ...details]) query.delete(key);
    noteAhead(location, query);
    const rest = query.toString();
    const { pathname } = location;
    void navigate({ pathname, search: rest && `?${rest}` }, { ...AT_ONCE, replace: true });
  }, [details, navigate]);

  return { open, show, close };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;
