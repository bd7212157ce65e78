import type { ReactNode } from 'react';

import styles from './Announcement.module.css';

interface AnnouncementProps {
  role?: 'alert' | 'status';
  busy?: boolean;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** An icon, a title and paragraphs. */
  children: ReactNode;
}

/** The only message of a page, in its middle. */
export function Announcement({ role, busy = false, actions, children }: AnnouncementProps) {
  return (
    <div className={styles.announcement} role={role} aria-busy={busy}>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
