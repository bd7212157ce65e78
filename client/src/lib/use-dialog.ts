import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const PARAMETER = 'd';
/** Marks a step of the history that only opened a dialog. */
const OPENED = { dialog: true };

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
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(PARAMETER);
  const open = allowed.find((name) => name === named) ?? null;

  const show = useCallback(
    (name: Name, more: Record<string, string> = {}) => {
      const query = new URLSearchParams(search);
      for (const [key, value] of Object.entries({ [PARAMETER]: name, ...more })) query.set(key, value);
      void navigate({ pathname, search: `?${query}` }, { state: OPENED, preventScrollReset: true });
    },
    [navigate, pathname, search],
  );

  const close = useCallback(() => {
    if (isOpenedHere(state)) {
      void navigate(-1);
      return;
    }
    const query = new URLSearchParams(search);
    for (const key of [PARAMETER, ...details]) query.delete(key);
    const rest = query.toString();
    void navigate({ pathname, search: rest && `?${rest}` }, { replace: true, preventScrollReset: true });
  }, [details, navigate, pathname, search, state]);

  return { open, show, close };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;
