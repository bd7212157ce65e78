import { Drawer, Modal } from 'antd';
import type { DrawerProps, ModalProps } from 'antd';
import { useEffect, useState } from 'react';
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
  const parts = useParts(modal, first);
  return parts && <Modal centered {...modal} {...parts} focusable={FOCUS_IS_OURS.focusable} />;
}

/** A dialog at an edge of the window. Its content is made anew each time. */
export function SidePanel({ first, ...drawer }: SidePanelProps) {
  const parts = useParts(drawer, first);
  return parts && <Drawer {...drawer} {...parts} {...FOCUS_IS_OURS} />;
}

type Parts = Required<Pick<ModalProps, 'children' | 'afterOpenChange'>>;

/** What both kinds of dialog have in common; null: nothing of it is shown. */
function useParts(
  { open, children, afterOpenChange }: Pick<DialogProps, 'open' | keyof Parts>,
  first: FirstFocus = 'dialog',
): Parts | null {
  const [isPresent, setPresent] = usePresence(open);
  const { marker, enter } = useDialogFocus(open, first);
  if (!isPresent) return null;
  return {
    children: (
      <>
        <Entrance marker={marker} enter={enter} />
        {children}
      </>
    ),
    afterOpenChange: (isOpen) => {
      if (!isOpen) setPresent(false);
      afterOpenChange?.(isOpen);
    },
  };
}

/** There until it has closed, so that all of it is there the moment it opens: antd would first render nothing. */
function usePresence(open: boolean): [boolean, (isPresent: boolean) => void] {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  return [isPresent || open, setPresent];
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
