import { useText } from '../../../i18n/use-text.js';
import { useMark } from '../../../project/live/use-mark.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { useEditor } from '../view/editor-context.js';
import { editingText } from '../cell/cell-text.js';
import { CellPresence } from './lazy-parts.js';

/** Shows who edits the value of a card or has just changed it. */
export function CardPresence({ row, language }: ValueSectionProps) {
  const text = useText();
  const mark = useMark(useEditor().project, row.id, language.id);
  return (
    mark && (
      <>
        <CellPresence mark={mark} isFocused={false} />
        <span className="visually-hidden">{editingText(mark, text)}</span>
      </>
    )
  );
}
