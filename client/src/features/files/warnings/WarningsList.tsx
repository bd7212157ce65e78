import { useText } from '../../../i18n/use-text.js';
import { IncompletePlurals } from '../IncompletePlurals.js';
import type { StoredWarning } from './stored-warnings.js';
import { isCompletable } from './warning-kinds.js';
import styles from './Warnings.module.css';
import { WarningText } from './WarningText.js';

/** More are not read in a dialog; all of them are kept with the project. */
const SHOWN = 100;

interface WarningsListProps {
  warnings: StoredWarning[];
  onCompletePlurals: () => void;
}

/** The reports of an import in their order, after the plurals that a click completes. */
export function WarningsList({ warnings, onCompletePlurals }: WarningsListProps) {
  const text = useText();
  const incomplete = warnings.filter(isCompletable);
  const others = warnings.filter((warning) => !isCompletable(warning));
  return (
    // Has the focus once the button in it is gone.
    <ul className={styles.list} tabIndex={-1}>
      {incomplete.length > 0 && (
        <li>
          <IncompletePlurals warnings={incomplete} onComplete={onCompletePlurals} />
        </li>
      )}
      {others.slice(0, SHOWN).map((warning, index) => (
        // Reports are never reordered while they are shown.
        <li key={index}>
          <WarningText warning={warning} />
        </li>
      ))}
      {others.length > SHOWN && <li>{text('imports.more', { count: others.length - SHOWN })}</li>}
    </ul>
  );
}
