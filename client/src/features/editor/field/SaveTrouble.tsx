import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { useProjectContext } from '../../../project/project-context.js';
import { mayEdit } from '../../../project/rights.js';
import { conflictText } from '../../../project/saving/conflict-text.js';
import type { FieldNoteProps } from '../../../project/section-props.js';
import { ReadOnlyField } from '../live/lazy-parts.js';
import styles from '../note/FieldNotes.module.css';
import { STAYS_IN_FIELD } from '../note/stays-in-field.js';

/** A refused or conflicting change, with the reason and the possible actions. */
export function SaveTrouble({ field, language }: FieldNoteProps) {
  const text = useText();
  const context = useProjectContext();
  const { session } = context.project;
  const { ref, cell } = field;
  if (!mayEdit(context, language)) return <ReadOnlyField field={field} language={language} />;
  if (cell.unsaved?.name === 'failed')
    return (
      <div className={styles.trouble} role="alert">
        <span>{text(cell.unsaved.message)}</span>
        <span className={styles.actions}>
          <Button size="small" onClick={() => session.retry(ref)}>
            {text('app.retry')}
          </Button>
          <Button size="small" onClick={() => session.discard(ref)}>
            {text('editor.discard')}
          </Button>
        </span>
      </div>
    );
  const theirs = cell.unsaved?.name === 'conflict' ? cell.unsaved.theirs : cell.remoteValue;
  if (theirs === null) return null;
  return (
    <div className={styles.trouble} role="alert">
      <span {...langOf(language)}>{conflictText(theirs, text)}</span>
      {/* The typed text is not sent before the user has decided. */}
      <span className={styles.actions} {...STAYS_IN_FIELD}>
        <Button size="small" onClick={field.useTheirs}>
          {text('editor.use_theirs')}
        </Button>
        <Button size="small" type="primary" onClick={field.keepMine}>
          {text('editor.keep_mine')}
        </Button>
      </span>
    </div>
  );
}
