import type { PluralForm } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { useEditor } from '../editor-context.js';
import { AddForms } from '../field/AddForms.js';
import { PanelField } from '../field/PanelField.js';
import { useFormFields } from '../field/use-form-fields.js';
import { FormGlyph } from '../status/FormGlyph.js';
import styles from './KeyPanel.module.css';

/** The texts of a key in a language: fields where the user may write, else to read. */
export function PanelTexts({ row, language }: ValueSectionProps) {
  const tools = useEditor();
  const text = useText();
  const { cells, formText, addable, add, added } = useFormFields({ row, language });
  const hasExamples = row.isPlural && tools.project.cells.pluralMode === 'cldr';
  const isEditable = mayEdit(tools, language) && language.id !== tools.reference?.id;
  return (
    <div className={row.isPlural ? styles.forms : styles.form} data-examples={hasExamples || undefined}>
      {cells.map(({ ref, cell }) => (
        <div key={ref.quantity ?? 'one'} className={styles.line}>
          {ref.quantity !== null && (
            <FormName form={ref.quantity} examples={hasExamples ? formText.long : null} />
          )}
          {isEditable ? (
            <PanelField
              cellRef={ref}
              row={row}
              language={language}
              form={ref.quantity && formText.label(ref.quantity)}
              takesFocus={ref.quantity !== null && ref.quantity === added}
            />
          ) : (
            <span className={cell.text === '' ? styles.empty : styles.read} {...langOf(language)}>
              {cell.text === '' ? text('editor.status_empty') : <PlaceholderText text={cell.text} />}
            </span>
          )}
          {ref.quantity === null ? (
            <StatusGlyph status={shownStatus(cell.text, cell.status)} />
          ) : (
            <FormGlyph
              isReachable
              cellRef={ref}
              row={row}
              language={language}
              form={formText.name(ref.quantity)}
              status={shownStatus(cell.text, cell.status)}
            />
          )}
        </div>
      ))}
      {isEditable && <AddForms addable={addable} add={add} />}
    </div>
  );
}

/** The name of a form, and numbers that take it. */
function FormName({ form, examples }: { form: PluralForm; examples: FormText['long'] | null }) {
  return (
    <>
      <small>{form}</small>
      {examples && <small aria-hidden>{examples(form)}</small>}
    </>
  );
}
