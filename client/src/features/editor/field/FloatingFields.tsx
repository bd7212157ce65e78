import { useRef } from 'react';

import type { ValueSectionProps } from '../../../project/section-props.js';
import { cellRefsOf } from '../../../project/store/key-cells.js';
import { useEditor } from '../editor-context.js';
import type { FieldCommand } from '../editor-keys.js';
import { reviewKey } from '../status/review-key.js';
import { EditorField } from './EditorField.js';
import { useFloating } from './floating-context.js';
import type { Leave } from './floating-context.js';

const LEAVES: Partial<Record<FieldCommand, Leave>> = {
  next: 'next',
  'validate-next': 'next',
  previous: 'previous',
  'next-field': 'next-language',
  'previous-field': 'previous-language',
};

/** A field for each form of the value; keys lead from one to the next, and out of the editor. */
export function FloatingFields({ row, language }: ValueSectionProps) {
  const tools = useEditor();
  const { quantity, onLeave } = useFloating();
  const box = useRef<HTMLDivElement>(null);
  const refs = cellRefsOf(tools.project.cells, row, language.id);
  const first = Math.max(
    0,
    refs.findIndex((ref) => ref.quantity === quantity),
  );
  const onCommand = (command: FieldCommand, at: number): void => {
    const target = command === 'next-field' ? at + 1 : command === 'previous-field' ? at - 1 : null;
    if (target !== null && target >= 0 && target < refs.length) return focusField(box.current, target);
    if (command === 'validate-next') reviewKey(tools, row, language, 'validated');
    onLeave(LEAVES[command] ?? 'close');
  };
  return (
    <div ref={box}>
      {refs.map((ref, at) => (
        <EditorField
          key={ref.quantity ?? 'one'}
          cellRef={ref}
          language={language}
          label={[row.name, language.name, ref.quantity].filter((part) => part !== null).join(', ')}
          takesFocus={at === first}
          onCommand={(command) => onCommand(command, at)}
        />
      ))}
    </div>
  );
}

const focusField = (box: HTMLElement | null, at: number): void =>
  box?.querySelectorAll('textarea')[at]?.focus({ preventScroll: true });
