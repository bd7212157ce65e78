import type { CellFinding } from '../../../project/findings/cell-findings.js';
import styles from './CellMark.module.css';

/**
 * The highest severity of the findings of a text. In the padding of the cell, so that it takes no space from the text.
 */
export function CellMark({ findings }: { findings: readonly CellFinding[] }) {
  if (findings.length === 0) return null;
  const isError = findings.some(({ severity }) => severity === 'error');
  return (
    <svg aria-hidden viewBox="0 0 8 8" className={styles.mark} data-severity={isError ? 'error' : 'warning'}>
      <path d="M4 .9 7.1 4 4 7.1.9 4Z" fill={isError ? 'currentColor' : 'none'} stroke="currentColor" />
    </svg>
  );
}
