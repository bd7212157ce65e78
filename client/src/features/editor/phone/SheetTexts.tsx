import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { useEditor } from '../view/editor-context.js';
import { AddForms } from '../field/AddForms.js';
import { PanelField } from '../field/PanelField.js';
import { FORM_FIELDS, RemoveForm } from '../field/RemoveForm.js';
import { useFormFields } from '../field/use-form-fields.js';
import { ReadFindings } from '../findings/ReadFindings.js';
import { ReadUnsaved } from '../live/lazy-parts.js';
import { ReadStale } from '../stale/ReadStale.js';
import { FormGlyph } from '../status/FormGlyph.js';
import styles from './PhoneSheet.module.css';

/** The target texts: fields if the user may edit them, else read-only. */
export function SheetTexts({ row, language }: ValueSectionProps) {
  const text = useText();
  const tools = useEditor();
  const fields = useFormFields({ row, language });
  const { cells, fieldOf, statusOf, formText, addable, add } = fields;
  const isEditable = mayEdit(tools, language);
  const hasExamples = tools.project.cells.pluralMode === 'cldr';
  const lines = cells.map((placed) => {
    const { ref, cell } = placed;
    return (
      <div key={ref.quantity ?? 'one'} className={styles.field}>
        {ref.quantity !== null && (
          <div className={styles.formHead}>
            <small aria-hidden>
              {ref.quantity}
              {hasExamples && <span className={styles.examples}>{formText.long(ref.quantity)}</span>}
            </small>
            <span className={styles.formTools}>
              {isEditable && <RemoveForm of={placed} fields={fields} />}
              <FormGlyph {...statusOf(ref.quantity, placed)} isReachable />
            </span>
          </div>
        )}
        {isEditable ? (
          <PanelField {...fieldOf(ref)} size="large" />
        ) : (
          <>
            <p {...langOf(language)}>{cell.text === '' ? text('editor.status_empty') : cell.text}</p>
            <ReadFindings row={row} placed={placed} language={language} />
            <ReadStale placed={placed} language={language} />
            <ReadUnsaved placed={placed} language={language} />
          </>
        )}
      </div>
    );
  });
  return (
    <div {...FORM_FIELDS}>
      {lines}
      {isEditable && <AddForms addable={addable} add={add} />}
    </div>
  );
}
