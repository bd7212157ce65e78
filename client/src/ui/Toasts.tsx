import { notification } from 'antd';
import { useEffect } from 'react';

import { useText } from '../i18n/use-text.js';
import { useAtLeast } from '../lib/hooks/use-media.js';
import type { Toast } from '../lib/toast.js';
import { AntdProvider } from './AntdProvider.js';
import styles from './Toasts.module.css';

const CONFIG = {
  placement: 'topRight',
  // Below the two bars of a project.
  top: 112,
  duration: 5,
  pauseOnHover: true,
  maxCount: 3,
} as const;

/** On a phone, buttons are at the bottom, and a second one would cover what is being done. */
const ON_PHONE = { ...CONFIG, placement: 'top', top: 8, maxCount: 1 } as const;

interface ToastsProps {
  waiting: readonly Toast[];
  /** Takes those away that are shown. */
  onShown: (update: (waiting: readonly Toast[]) => readonly Toast[]) => void;
}

/** Toasts in the interface language. */
export function Toasts(props: ToastsProps) {
  return (
    <AntdProvider>
      <Notifications {...props} />
    </AntdProvider>
  );
}

function Notifications({ waiting, onShown }: ToastsProps) {
  const [api, holder] = notification.useNotification(useAtLeast('sm') ? CONFIG : ON_PHONE);
  const text = useText();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { kind, id, values } of waiting) {
      api[kind]({
        title: text(id, values),
        role: kind === 'error' ? 'alert' : 'status',
        showProgress: kind !== 'success',
        className: kind === 'success' ? styles.success : undefined,
      });
    }
    onShown((all) => all.filter((one) => !waiting.includes(one)));
  }, [waiting, onShown, api, text]);
  return holder;
}
