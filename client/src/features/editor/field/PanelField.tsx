import { useEffect, useRef, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { GrowingTextArea } from '../../../ui/fields/GrowingTextArea.js';
import { useEditor } from '../view/editor-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { FieldFindings } from '../findings/FieldFindings.js';
import { FieldSource } from '../stale/FieldSource.js';
import { Sections } from '../view/Sections.js';
import styles from './PanelField.module.css';
import type { CellRef } from '../../../project/store/cell-ref.js';
import { useSourceText } from '../../../project/store/use-cells.js';
import { leaveField, typingProps } from './typing-props.js';
import { useField } from './use-field.js';

interface PanelFieldProps {
  cellRef: CellRef;
  row: KeySummary;
  language: LanguageView;
  /** The accessible name of the form; null for a singular. */
  form: string | null;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
  size?: 'middle' | 'large';
}

/** A field for a value in the panel: blur saves, Escape restores the text. */
export function PanelField(props: PanelFieldProps) {
  const { cellRef, row, language, form, takesFocus = false, size = 'middle' } = props;
  const { project, reference, slots } = useEditor();
  const text = useText();
  const source = useSourceText(project.cells, cellRef, reference?.id ?? 0);
  const [isActive, setActive] = useState(false);
  const field = useField(project, cellRef, isActive);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.field}>
      <GrowingTextArea
        ref={area}
        aria-label={[row.name, language.name, form].filter((part) => part !== null).join(', ')}
        placeholder={text('editor.status_empty')}
        size={size}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !field.isTyped) return;
          event.stopPropagation();
          field.restore();
        }}
        {...typingProps(field, language, setActive)}
      />
      <FieldSource {...{ row, field, language, area }} onLeave={() => leaveField(field, setActive)} />
      <FieldFindings {...{ row, field, language, isActive, area }} />
      <Sections of={slots.fieldNotes} with={{ field, language, source, isActive }} />
    </div>
  );
}
