import { Checkbox } from 'antd';

import styles from './ImportOption.module.css';

interface ImportOptionProps {
  label: string;
  help: string;
  /** Given by the form, inside of one. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
}

/** One way to take files otherwise, and what it means. */
export function ImportOption({ label, help, checked = false, onChange }: ImportOptionProps) {
  return (
    <Checkbox
      className={styles.option ?? ''}
      checked={checked}
      onChange={({ target }) => onChange?.(target.checked)}
    >
      <b>{label}</b>
      <small>{help}</small>
    </Checkbox>
  );
}
