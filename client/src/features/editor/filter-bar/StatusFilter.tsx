import { useEditorView } from '../view/editor-view.js';
import { StatusChips } from './StatusChips.js';

/** The filters by status in the filter bar. */
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
