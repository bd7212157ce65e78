import type { CellIssue } from '../../../project/issues/cell-issues.js';
import styles from './CellMark.module.css';

/** The highest severity of the issues of a text, in the padding of its cell: it takes no room from the text. */
export function CellMark({ issues }: { issues: readonly CellIssue[] }) {
  if (issues.length === 0) return null;
  const isError = issues.some(({ severity }) => severity === 'error');
  return (
    <svg aria-hidden viewBox="0 0 8 8" className={styles.mark} data-severity={isError ? 'error' : 'warning'}>
      <path d="M4 .9 7.1 4 4 7.1.9 4Z" fill={isError ? 'currentColor' : 'none'} stroke="currentColor" />
    </svg>
  );
}
