import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { ignoreHeldKey } from '../lib/held-key.js';
import { focusOutsideMenus } from '../lib/last-focus.js';

/** What has the focus in a dialog that opens: its first field, itself (its title is read out), or what a ref names. */
export type FirstFocus = 'field' | 'dialog' | RefObject<HTMLElement | null>;

interface DialogFocus {
  /** For an element among the content of the dialog. */
  marker: RefObject<HTMLSpanElement | null>;
  /** To be called once the content is there; does nothing where the focus is inside already. */
  enter: () => void;
}

/**
 * The focus is in a dialog from its first moment, and back where it came from once it closes. antd moves it when the
 * animations end, so that what is typed until then is lost.
 */
export function useDialogFocus(open: boolean, first: FirstFocus): DialogFocus {
  const marker = useRef<HTMLSpanElement>(null);
  const inside = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement>(null);

  const enter = useCallback(() => {
    const dialog = marker.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
    const before = document.activeElement;
    if (dialog === null) return;
    inside.current = dialog;
    dialog.inert = false;
    if (dialog.contains(before)) return;
    dialog.tabIndex = -1;
    (elementOf(dialog, first) ?? dialog).focus({ preventScroll: true });
  }, [first]);

  const leave = useCallback(() => {
    const { activeElement } = document;
    const isInside = inside.current?.contains(activeElement);
    // antd would take the focus back in until the animations have ended.
    if (inside.current) inside.current.inert = true;
    // Whatever has taken the focus meanwhile keeps it.
    if (isInside || activeElement === document.body) origin.current?.focus({ preventScroll: true });
    origin.current = null;
  }, []);

  // Before a click can move the focus, which is possible before effects run.
  useLayoutEffect(() => {
    if (open) origin.current = focusOutsideMenus();
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    // Nothing yet, unless it was still closing.
    enter();
    ignoreHeldKey();
    return () => {
      ignoreHeldKey();
      leave();
    };
  }, [open, enter, leave]);
  return { marker, enter };
}

function elementOf(dialog: HTMLElement, first: FirstFocus): HTMLElement | null {
  if (first === 'dialog') return dialog;
  if (first !== 'field') return first.current;
  return dialog.querySelector(
    'input:not([type="file"], [type="hidden"], :disabled), textarea:not(:disabled)',
  );
}
