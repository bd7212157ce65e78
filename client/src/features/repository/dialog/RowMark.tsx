import { CheckOutlined, LoadingOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import type { RowState } from '../sending/progress.js';
import styles from './FileTable.module.css';

/** How far the import of a file is, in the place of its tick; `left`: it is not imported. */
export function RowMark({ state }: { state: RowState | 'left' }) {
  const text = useText();
  if (state === 'done') return <CheckOutlined className={styles.done} aria-label={text('repo.row_done')} />;
  if (state === 'underway') return <LoadingOutlined className={styles.underway} aria-hidden />;
  if (state === 'waiting') return <span className={styles.waiting} aria-hidden />;
  return (
    <span className={styles.left} aria-hidden>
      {'–'}
    </span>
  );
}
