import styles from './UsersSkeleton.module.css';

const ROWS = [1, 2, 3, 4];

/** The table to come, in its own measures. */
export function UsersSkeleton() {
  return (
    <div className={styles.list}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.avatar} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
