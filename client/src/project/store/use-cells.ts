import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { cellRefsOf } from './cell-ref.js';
import type { CellRef } from './cell-ref.js';
import type { KeySummary } from './key-summary.js';
import type { Cell, ValueCells } from './value-cells.js';

export interface PlacedCell {
  ref: CellRef;
  cell: Cell;
}

/** One value; the component renders again when it changes, and only then. */
export const useCell = (cells: ValueCells, ref: CellRef): Cell =>
  useAtomValue(cells.atomOf(ref), { store: cells.store });

/** The values of a key in a language: one, or three. Renders again when one of them changes. */
export function useCells(cells: ValueCells, key: KeySummary, languageId: number): PlacedCell[] {
  const all = useMemo(() => {
    const refs = cellRefsOf(key, languageId);
    return atom((get) => refs.map((ref) => ({ ref, cell: get(cells.atomOf(ref)) })));
  }, [cells, key, languageId]);
  return useAtomValue(all, { store: cells.store });
}
