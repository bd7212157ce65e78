import type { ReactNode } from 'react';

import { SidePanel } from '../../../ui/dialogs/Dialog.js';
import styles from './OpenKey.module.css';

interface KeyDrawerProps {
  /** The name of the open key; undefined if none is open. */
  name: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The open key in a drawer over the grid, if there is no space beside it. */
export function KeyDrawer({ name, onClose, children }: KeyDrawerProps) {
  return (
    <SidePanel
      open={name !== undefined}
      size={396}
      closable={false}
      onClose={onClose}
      className={styles.drawer ?? ''}
      aria-label={name}
    >
      {children}
    </SidePanel>
  );
}
