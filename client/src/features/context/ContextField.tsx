import { useId } from 'react';
import type { ReactNode } from 'react';

import styles from './Context.module.css';

interface ContextFieldProps {
  label: string;
  /** The error, if there is one. */
  trouble?: string | null;
  children: ReactNode;
}

/** A labelled field of the context, with its error. */
export function ContextField({ label, trouble = null, children }: ContextFieldProps) {
  const id = useId();
  return (
    <section className={styles.field} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {children}
      {trouble !== null && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </section>
  );
}
