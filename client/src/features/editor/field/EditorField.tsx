import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { LanguageView } from '#core/api/languages.js';

import { useGrowingHeight } from '../../../ui/fields/use-growing-height.js';
import { fieldCommand } from '../view/editor-keys.js';
import type { FieldCommand } from '../view/editor-keys.js';
import { useEditor } from '../view/editor-context.js';
import { mayEdit } from '../../../project/rights.js';
import { FieldFindings } from '../findings/FieldFindings.js';
import { FieldSource } from '../stale/FieldSource.js';
import { Sections } from '../view/Sections.js';
import styles from './FloatingEditor.module.css';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useSourceText } from '../../../project/store/use-cells.js';
import { leaveField, typingProps } from './typing-props.js';
import { useField } from './use-field.js';

/** Number of lines before the field scrolls. */
const MAX_ROWS = 8;

interface EditorFieldProps {
  row: KeySummary;
  cellRef: CellRef;
  language: LanguageView;
  /** The accessible name. */
  label: string;
  /** Example numbers of the form and a button that removes it, if they are shown. */
  examples: ReactNode;
  /** How the field takes the focus: with its text selected, or with the caret at its end. */
  takesFocus: false | 'selected' | 'at-end';
  /** An element below all fields, where the findings of this one are rendered; null for other fields. */
  findingsPlace: Element | null;
  onFocus: () => void;
  /** Called after a key that leaves the field, which has saved or restored its text by then. */
  onCommand: (command: FieldCommand) => void;
}

/** The field of one form in the floating editor. */
export function EditorField(props: EditorFieldProps) {
  const { row, cellRef, language, label, examples, takesFocus, findingsPlace, onFocus, onCommand } = props;
  const tools = useEditor();
  const { project, reference, slots } = tools;
  const field = useField(project, cellRef, true);
  const source = useSourceText(project.cells, cellRef, reference?.id ?? 0);
  const [isActive, setActive] = useState(takesFocus !== false);
  const area = useRef<HTMLTextAreaElement>(null);
  // The role may change while the field is open: the typed text stays.
  const isReadOnly = !mayEdit(tools, language);
  useGrowingHeight(() => area.current, MAX_ROWS);

  useEffect(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus({ preventScroll: true });
    const { length } = area.current.value;
    area.current.setSelectionRange(takesFocus === 'selected' ? 0 : length, length);
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const command = fieldCommand(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === 'copy-source') field.type(source);
    else if (command === 'escape') field.restore();
    else field.commit();
    if (command !== 'copy-source' && command !== 'save') onCommand(command);
  };

  return (
    <div className={`${styles.field} ${isActive ? styles.active : ''}`} onFocus={onFocus}>
      {cellRef.quantity !== null && (
        <span aria-hidden className={styles.quantity}>
          {cellRef.quantity}
        </span>
      )}
      {project.cells.pluralMode === 'cldr' && cellRef.quantity !== null && (
        <span className={styles.examples}>{examples}</span>
      )}
      <div className={styles.input}>
        <textarea
          ref={area}
          aria-label={label}
          rows={1}
          readOnly={isReadOnly}
          onKeyDown={onKeyDown}
          {...typingProps(field, language, setActive)}
        />
        <Sections of={slots.fieldNotes} with={{ field, language, source, isActive }} />
        {findingsPlace &&
          createPortal(
            <>
              <FieldSource {...{ row, field, language, area }} onLeave={() => leaveField(field, setActive)} />
              <FieldFindings {...{ row, field, language, isActive, area }} />
            </>,
            findingsPlace,
          )}
      </div>
    </div>
  );
}
