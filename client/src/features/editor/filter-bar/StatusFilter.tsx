import { useEditorView } from '../editor-view.js';
import { StatusChips } from './StatusChips.js';

/** The statuses, as filters of the grid. */
export function StatusFilter() {
  const { view, shown, onView } = useEditorView();
  return (
    <StatusChips
      statuses={view.statuses}
      counts={shown.counts}
      onChange={(statuses) => onView({ statuses })}
    />
  );
}
