import { SyncOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import styles from './SaveState.module.css';

/** Says that the live connection is lost while the network works, and how many changes wait. */
export function Reconnecting({ waiting }: { waiting: number }) {
  const text = useText();
  return (
    <span className={`${styles.state} ${styles.waiting}`}>
      <SyncOutlined aria-hidden />
      {waiting > 0 ? text('live.reconnecting_pending', { count: waiting }) : text('live.reconnecting')}
    </span>
  );
}
