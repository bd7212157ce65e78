import { Drawer, Modal } from 'antd';
import type { DrawerProps, ModalProps } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { useDialogFocus } from './use-dialog-focus.js';
import type { FirstFocus } from './use-dialog-focus.js';

interface OwnProps {
  open: boolean;
  /** What has the focus when it opens; the dialog itself unless given. */
  first?: FirstFocus;
}

type DialogProps = OwnProps & Omit<ModalProps, 'open' | 'focusable' | 'destroyOnHidden'>;
type SidePanelProps = OwnProps & Omit<DrawerProps, 'open' | 'autoFocus' | 'focusable' | 'destroyOnHidden'>;

const FOCUS_IS_OURS = { autoFocus: false, focusable: { focusTriggerAfterClose: false } };

/** A dialog over the page. Its content is made anew each time. */
export function Dialog({ first, ...modal }: DialogProps) {
  const { opening, parts } = useParts(modal, first);
  return parts && <Modal key={opening} centered {...modal} {...parts} focusable={FOCUS_IS_OURS.focusable} />;
}

/** A dialog at an edge of the window. Its content is made anew each time. */
export function SidePanel({ first, ...drawer }: SidePanelProps) {
  const { opening, parts } = useParts(drawer, first);
  return parts && <Drawer key={opening} {...drawer} {...parts} {...FOCUS_IS_OURS} />;
}

type Parts = Required<Pick<ModalProps, 'children' | 'afterOpenChange'>>;

/** What both kinds of dialog have in common; null: nothing of it is shown. */
function useParts(
  { open, children, afterOpenChange }: Pick<DialogProps, 'open' | keyof Parts>,
  first: FirstFocus = 'dialog',
): { opening: number; parts: Parts | null } {
  const { opening, isPresent, leave } = usePresence(open);
  const { marker, enter } = useDialogFocus(open, first);
  if (!isPresent) return { opening, parts: null };
  const parts = {
    children: (
      <>
        <Entrance marker={marker} enter={enter} />
        {children}
      </>
    ),
    afterOpenChange: (isOpen: boolean) => {
      if (!isOpen) leave();
      afterOpenChange?.(isOpen);
    },
  };
  return { opening, parts };
}

/**
 * There until it has closed, so that all of it is there the moment it opens: antd would first render nothing. Each opening
 * is another dialog: one that has just closed is hidden, and would not take the focus.
 */
function usePresence(open: boolean): { opening: number; isPresent: boolean; leave: () => void } {
  const [state, setState] = useState({ wasOpen: open, isPresent: open, opening: 0 });
  if (open !== state.wasOpen)
    setState({ wasOpen: open, isPresent: true, opening: state.opening + Number(open) });
  const leave = useCallback(() => setState((now) => ({ ...now, isPresent: now.wasOpen })), []);
  return { opening: state.opening, isPresent: state.isPresent, leave };
}

interface EntranceProps {
  marker: RefObject<HTMLSpanElement | null>;
  enter: () => void;
}

/** Mounted with the content: the first to know that it is there. */
function Entrance({ marker, enter }: EntranceProps) {
  useEffect(enter, [enter]);
  return <span ref={marker} hidden />;
}
