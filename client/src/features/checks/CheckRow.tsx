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
  /** The severity of all languages, where the shown language differs from it. */
  common: Severity | null;
  /** A placeholder of the project's kind. */
  example: string;
  issues: { count: number; path: string };
  failure: MessageId | null;
  /** Null: the user may only read it. */
  onChange: ((severity: Severity) => void) | null;
}

/** A check: what it finds, how often now, and how severe that is. */
export function CheckRow({ check, severity, common, example, issues, failure, onChange }: CheckRowProps) {
  const text = useText();
  const id = useId();
  const name = text(`check.${check}`);
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div className={styles.words}>
        <strong id={id}>{name}</strong>
        <span>{text(`check.${check}_help`, { example })}</span>
        {common !== null && (
          <span className={styles.common}>{text('check.common', { severity: text(`issue.${common}`) })}</span>
        )}
        {failure !== null && (
          <span role="alert" className={styles.failure}>
            {text(failure)}
          </span>
        )}
      </div>
      {issues.count > 0 && (
        <Link to={issues.path} className={styles.issues}>
          {text('check.issues', { count: issues.count })}
          <span className="visually-hidden">{` · ${name}`}</span>
        </Link>
      )}
      <SeverityChoice label={name} value={severity} onChange={onChange} />
    </li>
  );
}
