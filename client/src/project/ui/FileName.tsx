import styles from './FileName.module.css';
import type { NamedFile } from './use-file-of.js';

/** The file of a group, before the name of the group. */
export function FileName({ label, path }: NamedFile) {
  return (
    <>
      <span className={styles.file} title={path} translate="no">
        {label}
      </span>
      <span aria-hidden className={styles.arrow}>
        {'›'}
      </span>
    </>
  );
}
