import type { Text } from '../../../i18n/use-text.js';
import type { CellIssue } from '../../../project/issues/cell-issues.js';
import type { Mark } from '../../../project/live/live-state.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { personName } from '../live/person.js';
import { SEVERITY_NAMES } from '../issues/severity-names.js';
import { STATUS_LABEL } from '../status/StatusBadge.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';

/** Says what is wrong with a value, issue by issue, and whether its source has changed; null if nothing is. */
export const troubleText = (issues: readonly CellIssue[], isStale: boolean, text: Text): string | null =>
  [
    ...(isStale ? [text('stale.note')] : []),
    ...issues.map(({ severity, message, args }) =>
      text('issue.line', { severity: text(SEVERITY_NAMES[severity]), message: text(message, args) }),
    ),
  ].join(', ') || null;

/** Says who edits a value; null if nobody does. */
export function editingText(mark: Mark | null, text: Text): string | null {
  const name = mark?.kind === 'editing' ? personName(mark, text) : null;
  return name && text('presence.editing', { name });
}

/** The accessible name of a cell: its text and status, for a plural after a summary of its forms; then what is wrong with it, and who edits it. */
export const cellLabel = (
  cells: readonly PlacedCell[],
  notes: readonly (string | null)[],
  text: Text,
  { name }: Pick<FormText, 'name'>,
): string =>
  [
    valueLabel(
      cells.map((placed) => ({ ...placed, form: nameOf(placed, name) })),
      text,
    ),
    ...notes.filter((note) => note !== null),
  ].join(', ');

interface NamedCell extends PlacedCell {
  /** The name of its form. */
  form: string;
}

const nameOf = ({ ref }: PlacedCell, name: FormText['name']): string =>
  ref.quantity === null ? '' : name(ref.quantity);

function valueLabel(cells: readonly NamedCell[], text: Text): string {
  const [only] = cells;
  if (only?.ref.quantity === null) {
    const status = statusIn(only, text);
    return only.cell.text === '' ? status : text('a11y.cell', { text: only.cell.text, status });
  }
  const forms = cells.map(({ form, cell }) => `${form} ${cell.text || text('editor.status_empty')}`);
  return [text('a11y.plural_cell', { count: cells.length }), ...forms, ...statusesOf(cells, text)].join(', ');
}

const statusIn = ({ cell }: PlacedCell, text: Text): string =>
  text(STATUS_LABEL[shownStatus(cell.text, cell.status)]);

/** One status once, different ones form by form; an empty form has said so. */
function statusesOf(cells: readonly NamedCell[], text: Text): string[] {
  const filled = cells.filter(({ cell }) => cell.text !== '');
  const statuses = new Set(filled.map(({ cell }) => cell.status));
  if (statuses.size === 1) return filled.slice(0, 1).map((placed) => statusIn(placed, text));
  return filled.map((placed) => `${placed.form} ${statusIn(placed, text)}`);
}
