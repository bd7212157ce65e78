import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readView, writeView } from '../../features/editor/view/url-view.js';
import type { View } from '../../features/editor/view/url-view.js';
import { useQuery } from '../../lib/hooks/use-query.js';

/** Marks a history entry that only opened the sheet of a key. */
const SHEET_OPENED = { sheet: true };

interface AddressedView {
  view: View;
  setView: (change: Partial<View>) => void;
  /** Closes the open dialog and changes the view in one history entry. */
  leaveDialog: (change: Partial<View>) => void;
}

/**
 * The view in the URL, and the function that changes parts of it.
 * @param opensSheets whether a key opens over the page, so that Back closes it instead of leaving the page
 */
export function useView(opensSheets: boolean): AddressedView {
  const { get, set } = useQuery();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const view = useMemo(() => readView(get), [get]);
  // A closing sheet still has functions of an earlier render, which must act on the current page.
  const now = useRef({ keyId: view.keyId, hasOpened: false, isGoingBack: false });
  useLayoutEffect(() => {
    now.current = { keyId: view.keyId, hasOpened: isOpenedHere(state), isGoingBack: false };
  }, [view, state]);

  const setView = useCallback(
    (change: Partial<View>) => {
      const { keyId, hasOpened, isGoingBack } = now.current;
      const closes = hasOpened && onlyCloses(change);
      if (closes && isGoingBack) return;
      if (closes) {
        now.current.isGoingBack = true;
        return void navigate(-1);
      }
      const opens = opensSheets && keyId === null && typeof change.keyId === 'number';
      const stays = hasOpened && change.keyId !== null;
      set(writeView(change), { push: opens, state: opens || stays ? SHEET_OPENED : null });
    },
    [opensSheets, navigate, set],
  );
  const leaveDialog = useCallback(
    (change: Partial<View>) => set({ d: null, in: null, of: null, by: null, ...writeView(change) }),
    [set],
  );
  return { view, setView, leaveDialog };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state;

/** A sheet that closes for another view, such as a search, keeps its own history entry. */
const onlyCloses = (change: Partial<View>): boolean =>
  change.keyId === null && Object.keys(change).length === 1;
