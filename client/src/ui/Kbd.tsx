import type { ReactNode } from 'react';

import type { MessageId } from '../i18n/messages.js';
import { useText } from '../i18n/use-text.js';
import styles from './Kbd.module.css';

/** A key of the keyboard, as printed on it. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}

/** Keys whose label depends on the language of the keyboard. */
const NAMED = new Map<string, MessageId>([
  ['Space', 'keycap.space'],
  ['Home', 'keycap.home'],
  ['End', 'keycap.end'],
  ['PgUp', 'keycap.page_up'],
  ['PgDn', 'keycap.page_down'],
  ['Esc', 'keycap.escape'],
]);

/** Keys pressed together, separated by spaces ("Ctrl Home"), with the labels of keyboards in the interface language. */
export function Keys({ of: keys }: { of: string }) {
  const text = useText();
  const caps = keys.split(' ').map((key) => {
    const id = NAMED.get(key);
    return id === undefined ? key : text(id);
  });
  return <Kbd>{caps.join(' ')}</Kbd>;
}
