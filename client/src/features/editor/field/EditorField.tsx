import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { LanguageView } from '#core/api/languages.js';

import { useGrowingHeight } from '../../../ui/fields/use-growing-height.js';
import { fieldCommand } from '../editor-keys.js';
import type { FieldCommand } from '../editor-keys.js';
import { useEditor } from '../editor-context.js';
import { mayEdit } from '../../../project/rights.js';
import { FieldIssues } from '../issues/FieldIssues.js';
import { FieldSource } from '../stale/FieldSource.js';
import { Sections } from '../Sections.js';
import styles from './FloatingEditor.module.css';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useSourceText } from '../../../project/store/use-cells.js';
import { leaveField, typingProps } from './typing-props.js';
import { useField } from './use-field.js';

/** Lines before it scrolls. */
const MAX_ROWS = 8;

interface EditorFieldProps {
  row: KeySummary;
  cellRef: CellRef;
  language: LanguageView;
  /** The accessible name. */
  label: string;
  /** Numbers that take the form, and what removes it; nothing where they are not shown. */
  examples: ReactNode;
  takesFocus: boolean;
  /** Below all fields, where the issues of this one show; null for those of another. */
  issuesPlace: Element | null;
  onFocus: () => void;
  /** After a key that leaves the field; the field has saved or restored by then. */
  onCommand: (command: FieldCommand) => void;
}

/** One form of a value in the floating editor. */
export function EditorField(props: EditorFieldProps) {
  const { row, cellRef, language, label, examples, takesFocus, issuesPlace, onFocus, onCommand } = props;
  const tools = useEditor();
  const { project, reference, slots } = tools;
  const field = useField(project, cellRef, true);
  const source = useSourceText(project.cells, cellRef, reference?.id ?? 0);
  const [isActive, setActive] = useState(takesFocus);
  const area = useRef<HTMLTextAreaElement>(null);
  // The role may change while the field is open: what was typed stays.
  const isReadOnly = !mayEdit(tools, language);
  useGrowingHeight(() => area.current, MAX_ROWS);

  useEffect(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus({ preventScroll: true });
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
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
        {issuesPlace &&
          createPortal(
            <>
              <FieldSource {...{ row, field, language, area }} onLeave={() => leaveField(field, setActive)} />
              <FieldIssues {...{ row, field, language, isActive, area }} />
            </>,
            issuesPlace,
          )}
      </div>
    </div>
  );
}
