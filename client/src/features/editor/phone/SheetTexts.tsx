import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import { useEditor } from '../editor-context.js';
import { AddForms } from '../field/AddForms.js';
import { PanelField } from '../field/PanelField.js';
import { useFormFields } from '../field/use-form-fields.js';
import { FormGlyph } from '../status/FormGlyph.js';
import styles from './PhoneSheet.module.css';

/** The texts translated into: fields where the user may write, else to read. */
export function SheetTexts({ row, language }: ValueSectionProps) {
  const text = useText();
  const tools = useEditor();
  const { cells, formText, addable, add, added } = useFormFields({ row, language });
  const isEditable = mayEdit(tools, language);
  const hasExamples = tools.project.cells.pluralMode === 'cldr';
  const fields = cells.map(({ ref, cell }) => (
    <div key={ref.quantity ?? 'one'} className={styles.field}>
      {ref.quantity !== null && (
        <div className={styles.formHead}>
          <small aria-hidden>
            {ref.quantity}
            {hasExamples && <span className={styles.examples}>{formText.long(ref.quantity)}</span>}
          </small>
          <FormGlyph
            cellRef={ref}
            row={row}
            language={language}
            form={formText.name(ref.quantity)}
            status={shownStatus(cell.text, cell.status)}
            isReachable
          />
        </div>
      )}
      {isEditable ? (
        <PanelField
          cellRef={ref}
          row={row}
          language={language}
          form={ref.quantity && formText.label(ref.quantity)}
          takesFocus={ref.quantity !== null && ref.quantity === added}
          size="large"
        />
      ) : (
        <p {...langOf(language)}>{cell.text === '' ? text('editor.status_empty') : cell.text}</p>
      )}
    </div>
  ));
  return (
    <>
      {fields}
      {isEditable && <AddForms addable={addable} add={add} />}
    </>
  );
}
