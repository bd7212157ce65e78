import { notification } from 'antd';
import { useEffect } from 'react';

import { useText } from '../i18n/use-text.js';
import { useAtLeast } from '../lib/hooks/use-media.js';
import { toasts } from '../lib/toast.js';

const CONFIG = {
  placement: 'topRight',
  duration: 5,
  showProgress: true,
  pauseOnHover: true,
  maxCount: 3,
} as const;

/** On a phone a second one would cover what is being done. */
const ON_PHONE = { ...CONFIG, maxCount: 1 } as const;

/** Shows what `toast` announces, in the interface language, at the top right. */
export function Toaster() {
  const [api, holder] = notification.useNotification(useAtLeast('sm') ? CONFIG : ON_PHONE);
  const text = useText();
  useEffect(
    () =>
      toasts.listen(({ kind, id, values }) => {
        api[kind]({ title: text(id, values), role: kind === 'error' ? 'alert' : 'status' });
      }),
    [api, text],
  );
  return holder;
}
