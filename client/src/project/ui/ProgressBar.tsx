import styles from './ProgressBar.module.css';

export interface ProgressCounts {
  validated: number;
  modified: number;
  invalidated: number;
  empty: number;
}

interface ProgressBarProps {
  counts: ProgressCounts;
  /** The four counts in words: the tooltip and the accessible name. */
  label: string;
  /** Whether a better tooltip surrounds it. */
  isExplained?: boolean;
}

const SEGMENTS = ['validated', 'modified', 'invalidated'] as const;

/** Bars for validated, modified and invalidated values; the rest of the track is empty values. */
export function ProgressBar({ counts, label, isExplained = false }: ProgressBarProps) {
  const total = counts.validated + counts.modified + counts.invalidated + counts.empty;
  return (
    <div className={styles.bar} role="img" aria-label={label} title={isExplained ? undefined : label}>
      {SEGMENTS.filter((segment) => counts[segment] > 0).map((segment) => (
        <span
          key={segment}
          className={styles[segment]}
          style={{ width: `${(counts[segment] / total) * 100}%` }}
        />
      ))}
    </div>
  );
}
