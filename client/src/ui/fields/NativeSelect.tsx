import { DownOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import styles from './NativeSelect.module.css';

interface NativeSelectProps {
  value: number | undefined;
  options: readonly { value: number; label: string }[];
  onChange: (value: number) => void;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  /** What is chosen, as it shows. */
  children: ReactNode;
}

/** One of few or many: the browser's own list, which costs no script and is at home on every device. */
export function NativeSelect({ value, options, onChange, label, className, children }: NativeSelectProps) {
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <span aria-hidden className={styles.chosen}>
        {children}
      </span>
      <DownOutlined aria-hidden className={styles.caret} />
      <select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
