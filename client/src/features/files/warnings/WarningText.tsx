import { CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';

import type { MessageValues } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import type { StoredWarning } from './stored-warnings.js';
import { isLoss, keptMarkup } from './warning-kinds.js';
import styles from './Warnings.module.css';

/** An import warning as text. */
export function warningMessage(text: Text, warning: StoredWarning): string {
  const markup = keptMarkup(warning);
  return text(markup ? `imports.${markup}` : warning.reason, valuesOf(warning));
}

const ABSENT = { file: '', key: '', language: '', what: '', count: 1, found: '' };

const valuesOf = ({ quantities, keys, ...values }: StoredWarning): MessageValues => ({
  ...ABSENT,
  ...values,
  quantity: listOf(quantities),
  keys: listOf(keys),
});

const listOf = (names: readonly string[] = []): string => names.join(', ');

/** Where in the files, in words; empty when the warning names no place. */
export function warningPlace(text: Text, warning: StoredWarning): string {
  const { file, line } = warning;
  if (file === undefined) return lineOf(text, warning);
  return line === undefined ? file : text('imports.place', { file, line });
}

const lineOf = (text: Text, { line }: StoredWarning): string =>
  line === undefined ? '' : text('imports.line', { line });

interface WarningTextProps {
  warning: StoredWarning;
  /** Below the name of its file, which the place does not repeat. */
  isBelowFile?: boolean;
}

/** One report of an import: icon and colour by gravity, the words, then the place. */
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
