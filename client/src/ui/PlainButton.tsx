import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonHTMLAttributes } from 'react';

import styles from './PlainButton.module.css';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  loading?: boolean;
}

/** The primary button of pages before the login, which load as little code as possible. */
export function PlainButton({ loading = false, children, ...button }: PlainButtonProps) {
  return (
    <button type="button" {...button} className={styles.button} aria-busy={loading}>
      {loading && <LoadingOutlined aria-hidden />}
      {children}
    </button>
  );
}
