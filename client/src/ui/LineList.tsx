import type { ReactNode } from 'react';

import styles from './LineList.module.css';

/** A few things of one kind in a frame, a `Line` each. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface LineProps {
  /** With a tag, if it needs one. */
  name: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** What else there is to say, an element for each line. */
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
