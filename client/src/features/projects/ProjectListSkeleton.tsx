import styles from './ProjectListSkeleton.module.css';

const ROWS = [1, 2, 3, 4, 5];

/** The list to come, in its own measures. */
export function ProjectListSkeleton() {
  return (
    <div className={styles.list}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.tile} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
