import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonHTMLAttributes } from 'react';

import styles from './PlainButton.module.css';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  loading?: boolean;
}

/** The primary button of the screens before the application, which load as little as they can. */
export function PlainButton({ loading = false, children, ...button }: PlainButtonProps) {
  return (
    <button type="button" {...button} className={styles.button} aria-busy={loading}>
      {loading && <LoadingOutlined aria-hidden />}
      {children}
    </button>
  );
}
