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
  /** Null: the user may only read it. */
  onChange: ((severity: Severity) => void) | null;
}

/** How severe an issue is. Only the chosen severity shows its lozenge, in room that the others have too. */
export function SeverityChoice({ label, value, onChange }: SeverityChoiceProps) {
  const text = useText();
  const name = useId();
  const named = (severity: Severity) => (
    <span className={styles.label}>
      {severity === value && severity !== 'off' && <SeverityMark severity={severity} />}
      {text(`issue.${severity}`)}
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
