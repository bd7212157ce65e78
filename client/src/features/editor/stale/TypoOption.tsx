import { useText } from '../../../i18n/use-text.js';
import { ALT } from '../../../lib/platform-keys.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import { Kbd } from '../../../ui/Kbd.js';
import note from '../note/FieldNote.module.css';
import { STAYS_IN_FIELD } from '../note/stays-in-field.js';
import type { SourceNoteProps } from './source-note.js';
import styles from './StaleNote.module.css';
import { useFieldKey } from './use-field-key.js';

/** While a source text with translations is edited: an option that the change only corrects a typo. */
export function TypoOption({ field, row, language, area, onLeave }: SourceNoteProps) {
  const text = useText();
  const { project } = useProjectContext();
  const { languages } = useStructure(project);
  const { table } = project.cells;
  const isChange = field.isTyped && field.text !== '' && field.cell.text !== '';
  const isOffered =
    isChange && languages.some(({ id }) => id !== language.id && table.filledOf(row.id, id) > 0);
  const toggle = (): void => field.setTypo(!field.isTypo);
  useFieldKey(area, 'KeyT', isOffered ? toggle : null);
  if (!isOffered) return null;
  return (
    <div className={note.line}>
      <button
        type="button"
        role="checkbox"
        aria-checked={field.isTypo}
        aria-keyshortcuts="Alt+T"
        className={styles.option}
        {...STAYS_IN_FIELD}
        onClick={toggle}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== area.current) onLeave();
        }}
      >
        <svg aria-hidden width="16" height="16" viewBox="0 0 16 16" className={styles.box}>
          <path d="M4 8.2l2.7 2.7L12 5.4" />
        </svg>
        {text('stale.typo')}
      </button>
      <span aria-hidden className={note.keys}>
        <Kbd>{ALT}</Kbd> <Kbd>{'T'}</Kbd>
      </span>
    </div>
  );
}
