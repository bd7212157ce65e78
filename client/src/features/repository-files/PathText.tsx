import { Fragment } from 'react';

import styles from './Files.module.css';

const PART = /(\{[-_.]?language\})/;

/** A path or a template of paths, which breaks after `/`, with what stands for the language marked. */
export function PathText({ path, code }: { path: string; code?: string | undefined }) {
  const pieces = code === undefined ? path.split(PART) : around(path, code);
  return (
    <span className={styles.path} translate="no" dir="ltr">
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <span key={`part ${index}`} className={styles.part}>
            {piece}
          </span>
        ) : (
          piece.split('/').map((folder, at) => (
            <Fragment key={`${index} ${at}`}>
              {at > 0 && (
                <>
                  {'/'}
                  <wbr />
                </>
              )}
              {folder}
            </Fragment>
          ))
        ),
      )}
    </span>
  );
}

function around(path: string, code: string): string[] {
  const at = path.indexOf(code);
  return at < 0 ? [path] : [path.slice(0, at), code, path.slice(at + code.length)];
}
