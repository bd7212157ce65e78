import { Segmented } from 'antd';
import { useId } from 'react';

import { SEVERITIES } from '#core/checks/severity.js';
import type { Severity } from '#core/checks/severity.js';

import { useText } from '../../i18n/use-text.js';
import { SeverityMark } from '../../project/ui/SeverityMark.js';
import styles from './SeverityChoice.module.css';

interface SeverityChoiceProps {
  label: string;
  value: Severity;
  /** Null if the user may not change it. */
  onChange: ((severity: Severity) => void) | null;
}

/** A choice of severity. Only the chosen option shows its lozenge; the others leave the same space. */
export function SeverityChoice({ label, value, onChange }: SeverityChoiceProps) {
  const text = useText();
  const name = useId();
  const named = (severity: Severity) => (
    <span className={styles.label}>
      {severity === value && severity !== 'off' && <SeverityMark severity={severity} />}
      {text(`severity.${severity}`)}
    </span>
  );
  if (onChange === null) return <span className={styles.value}>{named(value)}</span>;
  return (
    <Segmented<Severity>
      className={styles.choice ?? ''}
      aria-label={label}
      name={name}
      options={SEVERITIES.map((severity) => ({ value: severity, label: named(severity) }))}
      value={value}
      onChange={onChange}
    />
  );
}
