import { useId } from 'react';
import type { ReactNode } from 'react';

import styles from './Showcase.module.css';

/** A group of components. Their names are file names and not translated. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} lang="en" className="mono">
        {name}
      </h2>
      {children}
    </section>
  );
}
