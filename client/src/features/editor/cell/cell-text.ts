import type { Text } from '../../../i18n/use-text.js';
import type { CellFinding } from '../../../project/findings/cell-findings.js';
import type { Mark } from '../../../project/store/live-state.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { STATUS_LABEL } from '../status/StatusBadge.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { personName } from './person.js';
import { SEVERITY_NAMES } from './severity-names.js';

/** Describes the findings of a value and whether its source has changed; null if there is nothing to say. */
export const troubleText = (findings: readonly CellFinding[], isStale: boolean, text: Text): string | null =>
  [
    ...(isStale ? [text('stale.note')] : []),
    ...findings.map(({ severity, message, args }) =>
      text('finding.line', { severity: text(SEVERITY_NAMES[severity]), message: text(message, args) }),
    ),
  ].join(', ') || null;

/** Names the member who edits a value; null if nobody does. */
export function editingText(mark: Mark | null, text: Text): string | null {
  const name = mark?.kind === 'editing' ? personName(mark, text) : null;
  return name && text('presence.editing', { name });
}

/**
 * The accessible name of a cell: its text and status (a plural starts with a summary of its forms), its findings, and
 * who edits it.
 */
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
  /** The name of the form. */
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

/** Names a common status once, else the status of each form; an empty form is already described. */
function statusesOf(cells: readonly NamedCell[], text: Text): string[] {
  const filled = cells.filter(({ cell }) => cell.text !== '');
  const statuses = new Set(filled.map(({ cell }) => cell.status));
  if (statuses.size === 1) return filled.slice(0, 1).map((placed) => statusIn(placed, text));
  return filled.map((placed) => `${placed.form} ${statusIn(placed, text)}`);
}
