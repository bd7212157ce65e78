import { useId } from 'react';
import type { ReactNode } from 'react';

import styles from './Showcase.module.css';

/** One kind of parts. Names of parts are names of files: they are the same in every language. */
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
