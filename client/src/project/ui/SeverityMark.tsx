import type { Severity } from '#core/checks/severity.js';

import styles from './SeverityMark.module.css';

/** A lozenge whose shape shows the severity of a finding; the colour only repeats it. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const isFilled = severity === 'error';
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={`${styles.mark} ${styles[severity] ?? ''}`}>
      <path
        d="M8 1.4 14.6 8 8 14.6 1.4 8Z"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      {severity === 'hint' ? (
        <circle cx={8} cy={8} r={1.4} fill="currentColor" />
      ) : (
        <path
          d="M8 5v3.4M8 10.6v.4"
          stroke={isFilled ? '#fff' : 'currentColor'}
          strokeWidth={1.5}
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
