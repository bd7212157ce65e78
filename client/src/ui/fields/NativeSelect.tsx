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
  /** The current choice, as rendered. */
  children: ReactNode;
}

/** A select with the browser's own list, which needs no script and suits every device. */
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
