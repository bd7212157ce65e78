import { CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';

import type { MessageValues } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import type { StoredWarning } from './stored-warnings.js';
import { isLoss } from './warning-kinds.js';
import styles from './Warnings.module.css';

/** An import warning as text. */
export function warningMessage(text: Text, warning: StoredWarning): string {
  const lacksForms = warning.reason === 'imports.no_values_found' && warning.quantities !== undefined;
  return text(lacksForms ? 'imports.no_forms_found' : warning.reason, valuesOf(warning));
}

const ABSENT = { file: '', key: '', language: '', count: 1, found: '' };

const valuesOf = ({ quantities, keys, ...values }: StoredWarning): MessageValues => ({
  ...ABSENT,
  ...values,
  quantity: listOf(quantities),
  keys: listOf(keys),
});

const listOf = (names: readonly string[] = []): string => names.join(', ');

/** The place in the files as text; empty if the warning has none. */
export function warningPlace(text: Text, warning: StoredWarning): string {
  const { file, line } = warning;
  if (file === undefined) return lineOf(text, warning);
  return line === undefined ? file : text('imports.place', { file, line });
}

const lineOf = (text: Text, { line }: StoredWarning): string =>
  line === undefined ? '' : text('imports.line', { line });

interface WarningTextProps {
  warning: StoredWarning;
  /** Whether it is listed under the name of its file, which the place does not repeat. */
  isBelowFile?: boolean;
}

/** A warning of an import: icon and colour by severity, the message, then the place. */
export function WarningText({ warning, isBelowFile = false }: WarningTextProps) {
  const text = useText();
  const isRed = isLoss(warning);
  const place = isBelowFile ? lineOf(text, warning) : warningPlace(text, warning);
  return (
    <span className={isRed ? styles.red : styles.orange}>
      {isRed ? (
        <CloseCircleOutlined aria-label={text('imports.problem')} />
      ) : (
        <InfoCircleOutlined aria-label={text('imports.info')} />
      )}
      <span className={styles.words}>
        <span dir="auto">{warningMessage(text, warning)}</span>
        {place !== '' && <span className={styles.place}>{place}</span>}
        {warning.fault && (
          <span className={styles.fault} dir="auto">
            {text(`imports.fault_${warning.fault}`, valuesOf(warning))}
          </span>
        )}
      </span>
    </span>
  );
}
