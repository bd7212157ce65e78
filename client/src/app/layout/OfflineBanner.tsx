import { DisconnectOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useOnline } from '../../lib/online.js';
import { toast } from '../../ui/toast.js';
import styles from './OfflineBanner.module.css';

/** Says that the connection is gone, and then that it is back. */
export function OfflineBanner() {
  const text = useText();
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) toast.success('app.back_online');
    wasOffline.current = !online;
  }, [online]);
  return online ? null : (
    <div role="status" className={styles.banner}>
      <DisconnectOutlined aria-hidden />
      {text('app.offline')}
    </div>
  );
}
