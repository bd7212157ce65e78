import { SyncOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import styles from '../SaveState.module.css';

/** The connection is lost, the network is there: what others do is not heard, and so many changes wait. */
export function Reconnecting({ waiting }: { waiting: number }) {
  const text = useText();
  return (
    <span className={`${styles.state} ${styles.waiting}`}>
      <SyncOutlined aria-hidden />
      {waiting > 0 ? text('live.reconnecting_pending', { count: waiting }) : text('live.reconnecting')}
    </span>
  );
}
