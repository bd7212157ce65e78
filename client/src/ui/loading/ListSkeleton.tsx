import styles from './ListSkeleton.module.css';

interface ListSkeletonProps {
  rows: number;
  /** In pixels, like the space above it. */
  rowHeight: number;
  space?: number;
  /** What each row starts with: an avatar or a tile. */
  mark: 'round' | 'square';
}

/** A placeholder with the layout of a list. */
export function ListSkeleton({ rows, rowHeight, space = 0, mark }: ListSkeletonProps) {
  return (
    <div className={styles.list} style={{ marginTop: space }}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height: rowHeight }}>
          <span className={`${styles.mark} ${styles[mark]}`} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
