import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const PARAMETER = 'd';
/** Marks a step of the history that only opened a dialog. */
const OPENED = { dialog: true };
/** In the same task: what is typed next is for the dialog. */
const AT_ONCE = { flushSync: true, preventScrollReset: true };

export interface DialogState<Name extends string> {
  /** The open dialog; null when none is, or the address names one that is not allowed. */
  open: Name | null;
  /** Opens a dialog; `details` are further query parameters that go when it closes. */
  show: (name: Name, details?: Record<string, string>) => void;
  close: () => void;
}

/**
 * The open dialog of a page is in the address (`?d=`), so that Back closes it and it can be shared.
 * @param allowed the dialogs of this page that this user may open
 * @param details the query parameters that belong to the dialogs
 */
export function useDialog<Name extends string>(
  allowed: readonly Name[],
  details: readonly string[] = [],
): DialogState<Name> {
  const location = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(location.search).get(PARAMETER);
  const open = allowed.find((name) => name === named) ?? null;
  // A dialog that is closing still holds the functions of the page as it was: they act on the page as it is.
  const now = useRef({ location, isGoingBack: false });
  useLayoutEffect(() => {
    now.current = { location, isGoingBack: false };
  }, [location]);

  const show = useCallback(
    (name: Name, more: Record<string, string> = {}) => {
      const { pathname, search } = now.current.location;
      const query = new URLSearchParams(search);
      for (const [key, value] of Object.entries({ [PARAMETER]: name, ...more })) query.set(key, value);
      if (`?${query}` !== search)
        void navigate({ pathname, search: `?${query}` }, { ...AT_ONCE, state: OPENED });
    },
    [navigate],
  );

  const close = useCallback(() => {
    const { location, isGoingBack } = now.current;
    const query = new URLSearchParams(location.search);
    if (isGoingBack || !query.has(PARAMETER)) return;
    if (isOpenedHere(location.state)) {
      now.current.isGoingBack = true;
      void navigate(-1);
      return;
    }
    for (const key of [PARAMETER, ...details]) query.delete(key);
    const rest = query.toString();
    const { pathname } = location;
    void navigate({ pathname, search: rest && `?${rest}` }, { ...AT_ONCE, replace: true });
  }, [details, navigate]);

  return { open, show, close };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;
