import { App } from 'antd';
import { useEffect } from 'react';

import { useText } from '../i18n/use-text.js';
import { toasts } from './toast.js';

export const TOAST_CONFIG = {
  placement: 'topRight',
  duration: 5,
  showProgress: true,
  pauseOnHover: true,
  maxCount: 3,
} as const;

/** Shows what `toast` announces, in the interface language, at the top right. */
export function Toaster() {
  const { notification } = App.useApp();
  const text = useText();
  useEffect(
    () =>
      toasts.listen(({ kind, id, values }) => {
        notification[kind]({ title: text(id, values), role: kind === 'error' ? 'alert' : 'status' });
      }),
    [notification, text],
  );
  return null;
}
