import type { ReactNode } from 'react';

import styles from './Pill.module.css';

export type PillTone = 'good' | 'info' | 'soon' | 'bad' | 'plain';

/** A short label for a state. */
export const Pill = ({ tone, children }: { tone: PillTone; children: ReactNode }) => (
  <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>
);
