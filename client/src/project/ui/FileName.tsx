import styles from './FileName.module.css';

/** A file as the interface names it. */
export interface NamedFile {
  label: string;
  /** Its template. */
  path: string;
}

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
