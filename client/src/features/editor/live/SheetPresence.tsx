import { useText } from '../../../i18n/use-text.js';
import { useMark } from '../../../project/live/use-mark.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { useEditor } from '../editor-context.js';
import { editingText } from '../grid/cell-text.js';

/** Who else edits the value that the sheet shows. */
export function SheetPresence({
  row,
  language,
  className,
}: ValueSectionProps & { className: string | undefined }) {
  const text = useText();
  const editing = editingText(useMark(useEditor().project, row.id, language.id), text);
  return editing && <span className={className}>{editing}</span>;
}
