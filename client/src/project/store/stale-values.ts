import { isStale, sourceFormOf } from '#core/domain/stale.js';

import type { CellRef } from './cell-ref.js';
import type { Cell, ValueCells } from './value-cells.js';
import type { ValueTable } from './value-table.js';

/** The cell that a value is translated from; null in the base language or without one. */
export function sourceOf(cells: ValueCells, ref: CellRef): CellRef | null {
  const { sourceLanguageId: languageId } = cells;
  if (languageId === null || languageId === ref.languageId) return null;
  const hasText = (quantity: CellRef['quantity']): boolean =>
    cells.get({ ...ref, languageId, quantity }).text !== '';
  return { ...ref, languageId, quantity: sourceFormOf(ref.quantity, hasText) };
}

interface Placed {
  ref: CellRef;
  cell: Cell;
}

/** Whether a form of a value is stale. `sources` are the texts of the key in the base language. */
export function isStaleForm({ ref, cell }: Placed, sources: readonly Placed[]): boolean {
  const ofForm = (form: CellRef['quantity']): Cell | undefined =>
    sources.find((source) => source.ref.quantity === form)?.cell;
  const form = sourceFormOf(ref.quantity, (quantity) => (ofForm(quantity)?.text ?? '') !== '');
  const isTranslation = sources.every((source) => source.ref.languageId !== ref.languageId);
  return isTranslation && isStale(cell, ofForm(form) ?? null);
}

const NONE = (): number => 0;

/** Returns a function that counts the stale values of a key in the given languages. */
export function staleValues(
  table: ValueTable,
  baseId: number | null,
  languageIds: readonly number[],
): (keyId: number) => number {
  const source = table.column(baseId ?? 0);
  if (source.majorVersions.size === 0) return NONE;
  const columns = languageIds.filter((id) => id !== baseId).map((id) => table.column(id));
  return (keyId) => {
    const [from, to] = table.slotsOf(keyId);
    let count = 0;
    for (let slot = from; slot < to; slot += 1) {
      const form = sourceFormOf(
        table.formAt(keyId, slot),
        (quantity) => source.texts[table.slotOf({ keyId, quantity }) ?? -1] !== '',
      );
      const of = table.slotOf({ keyId, quantity: form }) ?? slot;
      const majorVersion = source.majorVersions.get(of);
      if (majorVersion === undefined) continue;
      const changed = { text: source.texts[of] ?? '', majorVersion };
      for (const { texts, sourceVersions } of columns)
        if (isStale({ text: texts[slot] ?? '', sourceVersion: sourceVersions.get(slot) ?? 1 }, changed))
          count += 1;
    }
    return count;
  };
}
