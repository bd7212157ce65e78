import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import type { ValueSectionProps } from '../../../project/section-props.js';
import { useEditor } from '../view/editor-context.js';
import type { FieldCommand } from '../view/editor-keys.js';
import { reviewKey } from '../status/review-key.js';
import { AddForms } from './AddForms.js';
import { EditorField } from './EditorField.js';
import { useFloating } from './floating-context.js';
import type { Leave } from './floating-context.js';
import styles from './FloatingEditor.module.css';
import { FORM_FIELDS, RemoveForm } from './RemoveForm.js';
import { useFormFields } from './use-form-fields.js';

const LEAVES: Partial<Record<FieldCommand, Leave>> = {
  next: 'next',
  'validate-next': 'next',
  previous: 'previous',
  'next-field': 'next-language',
  'previous-field': 'previous-language',
};

/** The fields of a value, one per form. Keys move between them and out of the editor. */
export function FloatingFields({ row, language }: ValueSectionProps) {
  const tools = useEditor();
  const { opening, onLeave } = useFloating();
  const box = useRef<HTMLDivElement>(null);
  const fields = useFormFields({ row, language });
  const { cells, formText, addable, add, added } = fields;
  const first = cells.find(({ ref }) => ref.quantity === opening.quantity) ?? cells[0];
  const focused = added ?? first?.ref.quantity;
  const [current, setCurrent] = useState(focused);
  const [findings, setFindings] = useState<HTMLElement | null>(null);
  const pointed = useAtomValue(tools.project.findings.pointed, { store: tools.project.cells.store });
  // Findings are listed for one form only: the one to point at, else the active one.
  const listed = pointed?.keyId === row.id && pointed.languageId === language.id ? pointed.quantity : current;
  const onCommand = (command: FieldCommand, at: number): void => {
    const target = command === 'next-field' ? at + 1 : command === 'previous-field' ? at - 1 : null;
    if (target !== null && target >= 0 && target < cells.length) return focusField(box.current, target);
    if (command === 'validate-next' && !reviewKey(tools, row, language, 'validated')) return;
    onLeave(LEAVES[command] ?? 'close');
  };
  return (
    <div ref={box} {...FORM_FIELDS}>
      {cells.map((placed, at) => {
        const { ref } = placed;
        return (
          <EditorField
            key={ref.quantity ?? 'one'}
            row={row}
            cellRef={ref}
            language={language}
            label={[
              row.name,
              language.name,
              ...(ref.quantity === null ? [] : [formText.label(ref.quantity)]),
            ].join(', ')}
            examples={
              ref.quantity !== null && (
                <>
                  <span aria-hidden>{formText.long(ref.quantity)}</span>
                  <RemoveForm of={placed} fields={fields} />
                </>
              )
            }
            takesFocus={ref.quantity === focused && (opening.isReplacing ? 'selected' : 'at-end')}
            findingsPlace={ref.quantity === listed ? findings : null}
            onFocus={() => setCurrent(ref.quantity)}
            onCommand={(command) => onCommand(command, at)}
          />
        );
      })}
      <div ref={setFindings} className={styles.findings} />
      {addable.length > 0 && (
        <div className={styles.more}>
          <AddForms addable={addable} add={add} />
        </div>
      )}
    </div>
  );
}

const focusField = (box: HTMLElement | null, at: number): void =>
  box?.querySelectorAll('textarea')[at]?.focus({ preventScroll: true });
