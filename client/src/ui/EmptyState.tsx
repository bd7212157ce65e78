import type { ReactNode } from 'react';

import { PageTitle } from './PageTitle.js';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The URL of an illustration, imported as a file. */
  image: string;
  title: string;
  text?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  /** Whether it is the whole page, with its title as the heading. */
  isPage?: boolean;
  /** `alert` announces failures. */
  role?: 'alert' | 'status';
}

export function EmptyState({ image, title, text, children, isPage = false, role }: EmptyStateProps) {
  return (
    <div className={isPage ? `${styles.empty} ${styles.page}` : styles.empty} role={role}>
      <img src={image} alt="" className={styles.image} />
      {isPage ? (
        <PageTitle title={title} className={styles.title} />
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
