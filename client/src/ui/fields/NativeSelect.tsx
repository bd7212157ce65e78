import { DownOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import styles from './NativeSelect.module.css';

interface NativeSelectProps<T extends string | number> {
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  isDisabled?: boolean;
  /** The current choice, as rendered. */
  children: ReactNode;
}

/** A select with the browser's own list, which needs no script and suits every device. */
export function NativeSelect<T extends string | number>({
  value,
  options,
  onChange,
  label,
  className,
  isDisabled = false,
  children,
}: NativeSelectProps<T>) {
  const choose = (place: number): void => {
    const option = options[place];
    if (option) onChange(option.value);
  };
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <span aria-hidden className={styles.chosen}>
        {children}
      </span>
      <DownOutlined aria-hidden className={styles.caret} />
      <select
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => choose(target.selectedIndex)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
