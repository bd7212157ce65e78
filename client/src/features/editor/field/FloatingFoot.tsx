import { useText } from '../../../i18n/use-text.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { Kbd, Keys } from '../../../ui/Kbd.js';
import { useEditor } from '../view/editor-context.js';
import { ReviewButtons } from '../status/ReviewButtons.js';
import { useReviewable } from '../status/use-reviewable.js';
import styles from './FloatingEditor.module.css';

/** The shortcuts of the fields, and the review buttons. */
export function FloatingFoot({ row, language }: ValueSectionProps) {
  const isReviewable = useReviewable({ row, language });
  const isEditable = mayEdit(useEditor(), language);
  const text = useText();
  return (
    <div className={styles.foot}>
      <div className={styles.hints}>
        {/* The right may be lost while the field is open. */}
        {isEditable && (
          <span>
            <Kbd>{'↵'}</Kbd> {text('editor.save_next')}
          </span>
        )}
        {row.isPlural && (
          <span>
            <Kbd>{'⇥'}</Kbd> {text('editor.next_form')}
          </span>
        )}
        {isEditable && (
          <span>
            <Kbd>{'⇧↵'}</Kbd> {text('editor.new_line')}
          </span>
        )}
        <span>
          <Keys of="Esc" /> {text('editor.escape')}
        </span>
      </div>
      {isReviewable && (
        <span className={styles.review}>
          <ReviewButtons row={row} language={language} />
        </span>
      )}
    </div>
  );
}
