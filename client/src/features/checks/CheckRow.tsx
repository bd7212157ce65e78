import { useId } from 'react';
import { Link } from 'react-router-dom';

import type { CheckId } from '#core/checks/check-ids.js';
import type { Severity } from '#core/checks/severity.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import styles from './Checks.module.css';
import { SeverityChoice } from './SeverityChoice.js';

interface CheckRowProps {
  check: CheckId;
  severity: Severity;
  /** The severity in the project, if the shown language differs from it; else null. */
  common: Severity | null;
  /** A placeholder in the syntax of the project. */
  example: string;
  findings: { count: number; path: string };
  failure: MessageId | null;
  /** Null if the user may not change it. */
  onChange: ((severity: Severity) => void) | null;
}

/** A check with its description, the number of its findings and its severity. */
export function CheckRow({ check, severity, common, example, findings, failure, onChange }: CheckRowProps) {
  const text = useText();
  const id = useId();
  const name = text(`check.${check}`);
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div className={styles.words}>
        <strong id={id}>{name}</strong>
        <span>{text(`check.${check}_help`, { example })}</span>
        {common !== null && (
          <span className={styles.common}>
            {text('check.common', { severity: text(`severity.${common}`) })}
          </span>
        )}
        {failure !== null && (
          <span role="alert" className={styles.failure}>
            {text(failure)}
          </span>
        )}
      </div>
      {findings.count > 0 && (
        <Link to={findings.path} className={styles.findings}>
          {text('check.findings', { count: findings.count })}
          <span className="visually-hidden">{` · ${name}`}</span>
        </Link>
      )}
      <SeverityChoice label={name} value={severity} onChange={onChange} />
    </li>
  );
}
