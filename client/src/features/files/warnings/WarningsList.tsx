import { useText } from '../../../i18n/use-text.js';
import { IncompletePlurals } from './IncompletePlurals.js';
import type { StoredWarning } from './stored-warnings.js';
import { isCompletable } from './warning-kinds.js';
import styles from './Warnings.module.css';
import { WarningText } from './WarningText.js';

/** Maximum number of warnings in the dialog; all are stored with the project. */
const SHOWN = 100;

interface WarningsListProps {
  warnings: StoredWarning[];
  onCompletePlurals: () => void;
}

/** The warnings of an import, after the plurals that a click completes. */
export function WarningsList({ warnings, onCompletePlurals }: WarningsListProps) {
  const text = useText();
  const incomplete = warnings.filter(isCompletable);
  const others = warnings.filter((warning) => !isCompletable(warning));
  return (
    // Takes the focus when the button inside is removed.
    <ul className={styles.list} tabIndex={-1}>
      {incomplete.length > 0 && (
        <li>
          <IncompletePlurals warnings={incomplete} onComplete={onCompletePlurals} />
        </li>
      )}
      {others.slice(0, SHOWN).map((warning, index) => (
        // The list is never reordered.
        <li key={index}>
          <WarningText warning={warning} />
        </li>
      ))}
      {others.length > SHOWN && <li>{text('imports.more', { count: others.length - SHOWN })}</li>}
    </ul>
  );
}
