import type { ReactNode } from 'react';

import styles from './Announcement.module.css';

interface AnnouncementProps {
  role?: 'alert' | 'status';
  busy?: boolean;
  /** Where to go from here: buttons. */
  actions?: ReactNode;
  /** A sign, a title, paragraphs. */
  children: ReactNode;
}

/** The one thing that a page has to say, in its middle. */
export function Announcement({ role, busy = false, actions, children }: AnnouncementProps) {
  return (
    <div className={styles.announcement} role={role} aria-busy={busy}>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
