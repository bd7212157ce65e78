import { WarningOutlined } from '@ant-design/icons';

import { missingPlaceholders } from '#core/checks/placeholder-parts.js';

import { useText } from '../../../i18n/use-text.js';
import type { FieldNoteProps } from '../../../project/section-props.js';
import styles from './FieldNotes.module.css';

/** The placeholders of the source that the text lacks; a click appends one. */
export function MissingPlaceholders({ field, source, isActive }: FieldNoteProps) {
  const text = useText();
  if (!isActive || field.text === '') return null;
  const missing = missingPlaceholders(source, field.text);
  if (missing.length === 0) return null;
  return (
    <div className={`${styles.note} ${styles.missing}`}>
      <WarningOutlined aria-hidden />
      <span>{text('editor.placeholder_missing', { count: missing.length })}</span>
      {missing.map((placeholder, at) => (
        <button
          key={`${placeholder} ${at}`}
          type="button"
          className={styles.insert}
          title={text('editor.placeholder_insert', { placeholder })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => field.type(field.text + placeholder)}
        >
          {placeholder}
        </button>
      ))}
    </div>
  );
}
