import { countGraphemes } from '#core/domain/graphemes.js';

import { useText } from '../../../i18n/use-text.js';
import styles from './FindingList.module.css';

/** The number of characters used and allowed, as the check counts them. */
export function FieldLength({ typed, max }: { typed: string; max: number }) {
  const text = useText();
  const used = countGraphemes(typed);
  return (
    <div className={`num ${styles.length}`} data-over={used > max || undefined}>
      <span aria-hidden>{text('editor.length', { used, max })}</span>
      <span className="visually-hidden">{text('a11y.length', { used, max })}</span>
    </div>
  );
}
