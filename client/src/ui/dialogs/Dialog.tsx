import { Drawer, Modal } from 'antd';
import type { DrawerProps, ModalProps } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { useDialogFocus } from './use-dialog-focus.js';
import type { FirstFocus } from './use-dialog-focus.js';

interface OwnProps {
  open: boolean;
  /** The element that takes the focus when it opens; by default the dialog. */
  first?: FirstFocus;
}

type DialogProps = OwnProps & Omit<ModalProps, 'open' | 'focusable' | 'destroyOnHidden'>;
type SidePanelProps = OwnProps & Omit<DrawerProps, 'open' | 'autoFocus' | 'focusable' | 'destroyOnHidden'>;

const FOCUS_IS_OURS = { autoFocus: false, focusable: { focusTriggerAfterClose: false } };

/** A dialog. Its content is mounted each time it opens. */
export function Dialog({ first, ...modal }: DialogProps) {
  const { opening, parts } = useParts(modal, first);
  return parts && <Modal key={opening} centered {...modal} {...parts} focusable={FOCUS_IS_OURS.focusable} />;
}

/** A drawer at an edge of the window. Its content is mounted each time it opens. */
export function SidePanel({ first, ...drawer }: SidePanelProps) {
  const { opening, parts } = useParts(drawer, first);
  return parts && <Drawer key={opening} {...drawer} {...parts} {...FOCUS_IS_OURS} />;
}

type Parts = Required<Pick<ModalProps, 'children' | 'afterOpenChange'>>;

/** The parts common to both kinds; null if nothing is rendered. */
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
 * Rendered until it has closed, and complete from its first render: antd would render it empty at first. Each opening
 * is a new dialog: one that has just closed is hidden and would not take the focus.
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

/** Mounted with the content: signals that it is present. */
function Entrance({ marker, enter }: EntranceProps) {
  useEffect(enter, [enter]);
  return <span ref={marker} hidden />;
}
