import { useText } from '../../../i18n/use-text.js';
import { useMark } from '../../../project/live/use-mark.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { useEditor } from '../view/editor-context.js';
import { editingText } from '../cell/cell-text.js';

/** Shows who else edits the value in the sheet. */
export function SheetPresence({
  row,
  language,
  className,
}: ValueSectionProps & { className: string | undefined }) {
  const text = useText();
  const editing = editingText(useMark(useEditor().project, row.id, language.id), text);
  return editing && <span className={className}>{editing}</span>;
}
