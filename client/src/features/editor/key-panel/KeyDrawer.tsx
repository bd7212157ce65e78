import type { ReactNode } from 'react';

import { SidePanel } from '../../../ui/Dialog.js';
import styles from './OpenKey.module.css';

interface KeyDrawerProps {
  /** Of the key that is open; undefined: none is. */
  name: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The open key over the grid, where there is no room beside it. */
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
