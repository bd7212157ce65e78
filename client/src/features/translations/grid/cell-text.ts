import type { Text } from '../../../i18n/use-text.js';
import { shownStatus } from '../search/filter-keys.js';
import { STATUS_LABEL } from '../StatusBadge.js';
import type { PlacedCell } from '../store/use-cells.js';

/** What a screen reader says of a cell: its text and status, form by form. */
export function cellLabel(cells: readonly PlacedCell[], text: Text): string {
  const said = cells.map(({ ref, cell }) => {
    const status = text(STATUS_LABEL[shownStatus(cell.text, cell.status)]);
    const words = cell.text === '' ? status : text('a11y.cell', { text: cell.text, status });
    return ref.quantity === null ? words : `${ref.quantity}: ${words}`;
  });
  if (cells.length === 1) return said.join('');
  return [text('a11y.plural_cell', { count: cells.length }), ...said].join(', ');
}
