import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** An explanation. */
  help?: ReactNode;
  /** Beside the title. */
  tag?: ReactNode;
  /** To the right of the title. */
  aside?: ReactNode;
  danger?: boolean;
  /** 3 for a part of another section. */
  level?: 2 | 3;
  /** Whether the title takes the focus after a navigation. */
  isMain?: boolean;
  children?: ReactNode;
}

/** A part of a page of settings. */
export function Section({ title, help, tag, aside, danger = false, level = 2, ...rest }: SectionProps) {
  const { isMain = false, children } = rest;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const heading = useArrival(isMain);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={isMain ? `${styles.line} ${styles.main}` : styles.line}>
            <Heading
              ref={heading}
              id={id}
              tabIndex={isMain ? -1 : undefined}
              className={danger ? `${styles.title} ${styles.danger}` : styles.title}
            >
              {title}
            </Heading>
            {tag}
          </div>
          {help !== undefined && <p className={styles.help}>{help}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Focuses the heading when it appears; the first page keeps the browser's own focus. */
function useArrival(isMain: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    if (isMain && key !== 'default') heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
  return heading;
}
