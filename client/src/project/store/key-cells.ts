import type { CellRef } from './cell-ref.js';
import type { Forms } from './language-forms.js';
import type { KeySummary } from './key-summary.js';
import type { Cell, ValueCells } from './value-cells.js';

type KeyKind = Pick<KeySummary, 'id' | 'isPlural'>;

/** The cells of a key in a language: one, or for a plural those of the required forms and of other forms with a text. */
export const cellRefsOf = (cells: ValueCells, key: KeyKind, languageId: number): CellRef[] =>
  refsOfForms(key, languageId, cells.table.formsOf(key, languageId)).filter((ref) =>
    isThere(cells, ref, cells.get(ref)),
  );

export const refsOfForms = ({ id: keyId }: KeyKind, languageId: number, forms: Forms): CellRef[] =>
  forms.map((quantity) => ({ keyId, languageId, quantity }));

/** Whether a key has the cell: a form that the language does not require needs a text. */
export const isThere = (cells: ValueCells, ref: CellRef, { text }: Pick<Cell, 'text'>): boolean =>
  text !== '' || cells.table.isRequired(ref);

/** The cell in another language that a text is translated from: the one of the same form, else of `other`. */
export function counterpartOf(cells: ValueCells, ref: CellRef, languageId: number): CellRef {
  const same = { ...ref, languageId };
  return isThere(cells, same, cells.get(same)) ? same : { ...same, quantity: 'other' };
}
