import { missingPlaceholders } from '#core/checks/placeholder-parts.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import type { Text } from '../../../i18n/use-text.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { STATUS_LABEL } from '../status/StatusBadge.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';

/** The placeholders that each form lacks, beside the form it is translated from; an empty one lacks none. */
export const missingByForm = (
  cells: readonly PlacedCell[],
  sources: readonly PlacedCell[] | null,
): readonly (readonly string[])[] =>
  cells.map(({ ref, cell }) => {
    const source = sources && (withForm(sources, ref.quantity) ?? withForm(sources, 'other'));
    return cell.text === '' ? [] : missingPlaceholders(source?.cell.text ?? '', cell.text);
  });

const withForm = (cells: readonly PlacedCell[], form: PluralForm | null): PlacedCell | undefined =>
  cells.find(({ ref }) => ref.quantity === form);

/** Says which placeholders a value lacks; null if it has them all. */
export const lackingText = (missing: readonly string[], text: Text): string | null =>
  missing.length === 0
    ? null
    : `${text('editor.placeholder_missing', { count: missing.length })} ${missing.join(', ')}`;

/** The accessible name of a cell: its text and status, for a plural after a summary of its forms; then what it lacks. */
export const cellLabel = (
  cells: readonly PlacedCell[],
  lacking: string | null,
  text: Text,
  { name }: Pick<FormText, 'name'>,
): string =>
  [
    valueLabel(
      cells.map((placed) => ({ ...placed, form: nameOf(placed, name) })),
      text,
    ),
    ...(lacking === null ? [] : [lacking]),
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
