import { Fragment } from 'react';

import styles from './PathTemplate.module.css';

const PART = /(\{[-_.]?language\})/;

/** The path of a file, with the place of the language marked. It breaks after `/` only. */
export function PathTemplate({ path }: { path: string }) {
  return (
    <span className={`mono ${styles.path}`} title={path} translate="no" dir="ltr">
      {path.split('/').map((folder, at, all) => (
        <Fragment key={all.slice(0, at + 1).join('/')}>
          <span className={styles.part}>
            {folder.split(PART).map((part, index) =>
              PART.test(part) ? (
                <span key={index} className={styles.language}>
                  {part}
                </span>
              ) : (
                part
              ),
            )}
            {at < all.length - 1 && '/'}
          </span>
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
