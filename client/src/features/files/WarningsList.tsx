import { useText } from '../../i18n/use-text.js';
import type { StoredWarning } from './stored-warnings.js';
import styles from './Warnings.module.css';
import { WarningText } from './WarningText.js';

/** More are not read in a dialog; all of them are kept with the project. */
const SHOWN = 100;

/** The reports of an import, in their order. */
export function WarningsList({ warnings }: { warnings: StoredWarning[] }) {
  const text = useText();
  return (
    <ul className={styles.list}>
      {warnings.slice(0, SHOWN).map((warning, index) => (
        // Reports are never reordered while they are shown.
        <li key={index}>
          <WarningText warning={warning} />
        </li>
      ))}
      {warnings.length > SHOWN && <li>{text('imports.more', { count: warnings.length - SHOWN })}</li>}
    </ul>
  );
}
