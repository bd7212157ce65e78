import { Button, notification } from 'antd';
import { useEffect, useRef } from 'react';

import { useText } from '../../i18n/use-text.js';
import type { Text } from '../../i18n/use-text.js';
import { announce } from '../../lib/announce.js';
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

/** In seconds: enough to read the action and to reach it. */
const WITH_ACTION = 15;

/** Below the bars of a project and the tabs of a key; a second toast would cover the content. */
const ON_PHONE = { ...CONFIG, placement: 'top', top: 184, maxCount: 1 } as const;

interface ToastsProps {
  waiting: readonly Toast[];
  /** Removes the toasts that are shown. */
  onShown: (update: (waiting: readonly Toast[]) => readonly Toast[]) => void;
}

/** The toasts in the interface language. */
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
  const slots = useRef(new Map<Toast['slot'], string>());
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const toast of waiting) {
      const { kind, action, slot } = toast;
      const key = String((shown.current += 1));
      if (slot) {
        const before = slots.current.get(slot);
        if (before !== undefined) api.destroy(before);
        slots.current.set(slot, key);
        announce(spoken(toast, text));
      }
      api[kind]({
        key,
        title: titleOf(toast, text),
        description: notesOf(toast, text),
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

const titleOf = ({ id, values, what }: Toast, text: Text): string =>
  text(id, { ...values, ...(what && { what: text(what.id, what.values) }) });

const notesOf = ({ notes = [] }: Toast, text: Text): string | null =>
  notes.length === 0 ? null : notes.map((note) => text(note.id, note.values)).join(' ');

/** The text for screen readers, including the action. */
const spoken = (toast: Toast, text: Text): string =>
  [titleOf(toast, text), notesOf(toast, text), toast.action && text(toast.action.id)]
    .filter(Boolean)
    .join('. ');

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
