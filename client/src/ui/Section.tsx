import { useId } from 'react';
import type { ReactNode } from 'react';

import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** What it is for. */
  help?: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  danger?: boolean;
  children?: ReactNode;
}

/** A part of a page of settings. */
export function Section({ title, help, aside, danger = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={danger ? `${styles.title} ${styles.danger}` : styles.title}>
            {title}
          </h2>
          {help !== undefined && <p className={styles.help}>{help}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
