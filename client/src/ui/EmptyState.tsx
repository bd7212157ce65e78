import type { ReactNode } from 'react';

import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The address of an illustration, imported as a file. */
  image: string;
  title: string;
  text?: ReactNode;
  /** Buttons that lead on. */
  children?: ReactNode;
  /** `alert` for failures, so that they are announced. */
  role?: 'alert' | 'status';
}

export function EmptyState({ image, title, text, children, role }: EmptyStateProps) {
  return (
    <div className={styles.empty} role={role}>
      <img src={image} alt="" className={styles.image} />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
