import { DisconnectOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useOnline } from '../../lib/online.js';
import { toast } from '../../lib/toast.js';
import type { BannerContent } from './banner-content.js';

/** A banner while there is no connection, and a toast once it is back. */
export function useOfflineBanner(): BannerContent | null {
  const text = useText();
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) toast.success('app.back_online');
    wasOffline.current = !online;
  }, [online]);
  return online
    ? null
    : { tone: 'warning', icon: <DisconnectOutlined aria-hidden />, text: text('app.offline') };
}
