import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import { cellRefsOf } from '../../../project/store/key-cells.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useEditor } from '../view/editor-context.js';
import styles from './GoneNote.module.css';

/** Another member has deleted the key; the user can copy their texts. */
export function GoneNote({ row }: { row: KeySummary }) {
  const text = useText();
  const { project } = useEditor();
  const copy = (): void => {
    const { cells: all, structure } = project;
    const { languages } = all.store.get(structure);
    const cells = languages.flatMap(({ id }) => cellRefsOf(all, row, id).map((ref) => all.get(ref)));
    const own = cells.filter(({ unsaved }) => unsaved !== null);
    const texts = (own.length > 0 ? own : cells).map((cell) => cell.text).filter((words) => words !== '');
    void navigator.clipboard?.writeText(texts.join('\n')).then(() => toast.success('toast.copied'));
  };
  return (
    <span className={styles.note}>
      <span role="status">{text('errors.not_existing_key')}</span>
      <button type="button" onClick={copy}>
        {text('app.copy')}
      </button>
    </span>
  );
}
