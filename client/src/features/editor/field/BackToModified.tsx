import { useText } from '../../../i18n/use-text.js';
import type { FieldNoteProps } from '../../../project/section-props.js';
import styles from '../note/FieldNotes.module.css';

/** Notes that saving an edited text resets its review status. */
export function BackToModified({ field: { cell }, isActive }: FieldNoteProps) {
  const text = useText();
  if (!isActive || cell.text === '' || cell.status !== 'validated') return null;
  return <div className={styles.note}>{text('editor.back_to_modified')}</div>;
}
