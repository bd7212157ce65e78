import type { ReactNode } from 'react';

import styles from './LineList.module.css';

/** A framed list of a few items, each a `Line`. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface LineProps {
  /** The name, possibly with a tag. */
  name: ReactNode;
  /** A button. */
  action?: ReactNode;
  /** Details, one element per line. */
  children: ReactNode;
}

export function Line({ name, action, children }: LineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <strong>{name}</strong>
        {children}
      </div>
      {action}
    </li>
  );
}
