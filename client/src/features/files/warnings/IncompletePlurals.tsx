import { CloseCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import type { StoredWarning } from './stored-warnings.js';
import styles from './Warnings.module.css';
import { WarningText } from './WarningText.js';

/** Maximum number of lines. */
const SHOWN = 100;

interface IncompletePluralsProps {
  warnings: readonly StoredWarning[];
  onComplete: () => void;
}

/** The plurals left out because of their forms, in one line, and a button that imports them anyway. */
export function IncompletePlurals({ warnings, onComplete }: IncompletePluralsProps) {
  const text = useText();
  const [first, ...others] = warnings;
  return (
    <div className={styles.incomplete}>
      {first && others.length === 0 ? <WarningText warning={first} /> : <Grouped warnings={warnings} />}
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
          onComplete();
        }}
      >
        {text('imports.complete_count', { count: warnings.length })}
      </Button>
    </div>
  );
}

function Grouped({ warnings }: Pick<IncompletePluralsProps, 'warnings'>) {
  const text = useText();
  const count = warnings.length;
  return (
    <span className={styles.red}>
      <CloseCircleOutlined aria-label={text('imports.problem')} />
      <details className={styles.words}>
        <summary>{text('imports.plurals_left_out', { count })}</summary>
        <ul className={styles.each}>
          {warnings.slice(0, SHOWN).map((warning, index) => (
            // The list is never reordered.
            <li key={index}>
              <WarningText warning={warning} />
            </li>
          ))}
          {count > SHOWN && <li>{text('imports.more', { count: count - SHOWN })}</li>}
        </ul>
      </details>
    </span>
  );
}
