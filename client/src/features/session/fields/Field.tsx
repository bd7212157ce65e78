import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { Fault } from '../../../lib/text/checks.js';
import styles from './Field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  name: string;
  label: string;
  value: string;
  fault: Fault | undefined;
  onChange: (value: string) => void;
  /** To the right of the label. */
  aside?: ReactNode;
  /** At the end inside the field. */
  suffix?: ReactNode;
}

/** A labelled text field with its error. */
export function Field({ label, value, fault, onChange, aside, suffix, ...input }: FieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix}
      </div>
      {fault && <FaultText id={`${id}-fault`} fault={fault} text={text} />}
    </div>
  );
}

interface FaultTextProps {
  id: string;
  fault: Fault;
  text: ReturnType<typeof useText>;
}

export function FaultText({ id, fault, text }: FaultTextProps) {
  return (
    <p id={id} role="alert" className={styles.fault}>
      {text(fault.id, fault.values)}
    </p>
  );
}
