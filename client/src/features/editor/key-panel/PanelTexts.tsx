import type { ReactNode } from 'react';

import type { PluralForm } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { useEditor } from '../view/editor-context.js';
import { AddForms } from '../field/AddForms.js';
import { PanelField } from '../field/PanelField.js';
import { FORM_FIELDS, RemoveForm } from '../field/RemoveForm.js';
import { useFormFields } from '../field/use-form-fields.js';
import { ReadFindings } from '../findings/ReadFindings.js';
import { ReadUnsaved } from '../live/lazy-parts.js';
import { ReadStale } from '../stale/ReadStale.js';
import { FormGlyph } from '../status/FormGlyph.js';
import styles from './KeyPanel.module.css';

/** The texts of a key in a language: fields if the user may edit them, else read-only. */
export function PanelTexts({ row, language }: ValueSectionProps) {
  const tools = useEditor();
  const text = useText();
  const fields = useFormFields({ row, language });
  const { cells, fieldOf, statusOf, formText, addable, add } = fields;
  const hasExamples = row.isPlural && tools.project.cells.pluralMode === 'cldr';
  const isEditable = mayEdit(tools, language);
  return (
    <div
      className={row.isPlural ? styles.forms : styles.form}
      data-examples={hasExamples || undefined}
      {...FORM_FIELDS}
    >
      {cells.map((placed) => {
        const { ref, cell } = placed;
        return (
          <div key={ref.quantity ?? 'one'} className={styles.line}>
            <FormName form={ref.quantity} examples={hasExamples ? formText.long : null}>
              {isEditable && <RemoveForm of={placed} fields={fields} />}
            </FormName>
            {isEditable ? (
              <PanelField {...fieldOf(ref)} />
            ) : (
              <div>
                <span className={cell.text === '' ? styles.empty : styles.read} {...langOf(language)}>
                  {cell.text === '' ? text('editor.status_empty') : <PlaceholderText text={cell.text} />}
                </span>
                <ReadFindings row={row} placed={placed} language={language} />
                <ReadStale placed={placed} language={language} />
                <ReadUnsaved placed={placed} language={language} />
              </div>
            )}
            {ref.quantity === null ? (
              <StatusGlyph status={shownStatus(cell.text, cell.status)} />
            ) : (
              <FormGlyph {...statusOf(ref.quantity, placed)} isReachable />
            )}
          </div>
        );
      })}
      {isEditable && <AddForms addable={addable} add={add} />}
    </div>
  );
}

interface FormNameProps {
  /** Null for a singular key. */
  form: PluralForm | null;
  examples: FormText['long'] | null;
  /** The button that removes the form. */
  children: ReactNode;
}

/** The name of a form and example numbers. */
function FormName({ form, examples, children }: FormNameProps) {
  if (form === null) return null;
  return (
    <>
      <small>{form}</small>
      {examples && (
        <small>
          <span aria-hidden>{examples(form)}</span>
          {children}
        </small>
      )}
    </>
  );
}
