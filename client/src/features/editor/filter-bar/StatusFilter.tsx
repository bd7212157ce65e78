import type { ShownStatus } from '../../../project/store/shown-status.js';
import { useEditorView } from '../editor-view.js';
import { StatusChips } from './StatusChips.js';

const CHIPS: readonly ShownStatus[] = ['empty', 'modified', 'invalidated'];

/** The statuses that need work, and `validated` while it is chosen. */
export function StatusFilter() {
  const { view, shown, onView } = useEditorView();
  return (
    <StatusChips
      statuses={view.statuses}
      offered={view.statuses.includes('validated') ? [...CHIPS, 'validated'] : CHIPS}
      counts={shown.counts}
      onChange={(statuses) => onView({ statuses })}
    />
  );
}
