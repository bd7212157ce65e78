import { useText } from '../../../i18n/use-text.js';
import { mayReview } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { Kbd } from '../../../ui/Kbd.js';
import { useEditor } from '../editor-context.js';
import { ReviewButtons } from '../status/ReviewButtons.js';
import styles from './FloatingEditor.module.css';

/** The keys of the fields, and the review of the value. */
export function FloatingFoot({ row, language }: ValueSectionProps) {
  const tools = useEditor();
  const text = useText();
  return (
    <div className={styles.foot}>
      <div className={styles.hints}>
        <span>
          <Kbd>{'↵'}</Kbd> {text('editor.save_next')}
        </span>
        <span>
          <Kbd>{'⇧↵'}</Kbd> {text('editor.new_line')}
        </span>
        <span>
          <Kbd>{'Esc'}</Kbd> {text('editor.escape')}
        </span>
      </div>
      {mayReview(tools, language) && (
        <span className={styles.review}>
          <ReviewButtons row={row} language={language} />
        </span>
      )}
    </div>
  );
}
