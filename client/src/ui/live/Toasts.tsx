import { Button, notification } from 'antd';
import { useEffect, useRef } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import type { Toast, ToastAction } from '../../lib/toast.js';
import { AntdProvider } from '../theme/AntdProvider.js';
import styles from './Toasts.module.css';

const CONFIG = {
  placement: 'topRight',
  // Below the two bars of a project.
  top: 112,
  duration: 5,
  pauseOnHover: true,
  maxCount: 3,
} as const;

/** Seconds: time to read what can be done, and to reach it. */
const WITH_ACTION = 15;

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
  const shown = useRef(0);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { kind, id, values, action } of waiting) {
      const key = String((shown.current += 1));
      api[kind]({
        key,
        title: text(id, values),
        ...(action
          ? { duration: WITH_ACTION, actions: <Action action={action} onDone={() => api.destroy(key)} /> }
          : {}),
        role: kind === 'error' ? 'alert' : 'status',
        showProgress: kind !== 'success',
        className: kind === 'success' ? styles.success : undefined,
      });
    }
    onShown((all) => all.filter((one) => !waiting.includes(one)));
  }, [waiting, onShown, api, text]);
  return holder;
}

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const text = useText();
  return (
    <Button
      size="small"
      onClick={() => {
        onDone();
        action.run();
      }}
    >
      {text(action.id)}
    </Button>
  );
}
