import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import { useCells } from '../../../project/store/use-cells.js';
import { useEditor } from '../editor-context.js';
import { PanelField } from '../field/PanelField.js';
import { FormGlyph } from '../status/FormGlyph.js';
import styles from './PhoneSheet.module.css';

/** The texts translated into: fields where the user may write, else to read. */
export function SheetTexts({ row, language }: ValueSectionProps) {
  const text = useText();
  const tools = useEditor();
  const cells = useCells(tools.project.cells, row, language.id);
  const isEditable = mayEdit(tools, language);
  return cells.map(({ ref, cell }) => (
    <div key={ref.quantity ?? 'one'} className={styles.field}>
      {ref.quantity !== null && (
        <div className={styles.formHead}>
          <small aria-hidden>{ref.quantity}</small>
          <FormGlyph
            cellRef={ref}
            row={row}
            language={language}
            status={shownStatus(cell.text, cell.status)}
            isReachable
          />
        </div>
      )}
      {isEditable ? (
        <PanelField cellRef={ref} row={row} language={language} size="large" />
      ) : (
        <p {...langOf(language)}>{cell.text === '' ? text('editor.status_empty') : cell.text}</p>
      )}
    </div>
  ));
}
