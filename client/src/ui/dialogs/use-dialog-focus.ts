import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { ignoreHeldKey } from '../../lib/held-key.js';
import { focusOutsideMenus } from '../../lib/last-focus.js';

/**
 * What takes the focus in a dialog that opens: its first field, the dialog itself (its title is read out), or the
 * element of a ref.
 */
export type FirstFocus = 'field' | 'dialog' | RefObject<HTMLElement | null>;

interface DialogFocus {
  /** For an element in the content of the dialog. */
  marker: RefObject<HTMLSpanElement | null>;
  /** Call once the content is mounted; does nothing if the focus is already inside. */
  enter: () => void;
}

/**
 * Moves the focus into a dialog as soon as it opens, and back when it closes. antd waits for the animations, and what
 * is typed until then is lost.
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
    // antd would return the focus into the dialog until the animations have ended.
    if (inside.current) inside.current.inert = true;
    // Another element that has taken the focus meanwhile keeps it.
    if (isInside || activeElement === document.body) origin.current?.focus({ preventScroll: true });
    origin.current = null;
  }, []);

  // A layout effect runs before a click can move the focus.
  useLayoutEffect(() => {
    if (open) origin.current = focusOutsideMenus();
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    // Does nothing yet, unless it was still closing.
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
