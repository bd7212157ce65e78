import { Checkbox } from 'antd';

import styles from './ImportOption.module.css';

interface ImportOptionProps {
  label: string;
  help: string;
  /** Set by the form. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
}

/** An option of an import, with its help. */
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
