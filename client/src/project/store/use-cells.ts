import { atom, useAtomValue } from 'jotai';
import type { Atom } from 'jotai';
import { useMemo } from 'react';

import type { CellRef } from './cell-ref.js';
import { counterpartOf, isThere, refsOfForms } from './key-cells.js';
import { sourceOf } from './stale-values.js';
import type { KeySummary } from './key-summary.js';
import type { Cell, ValueCells } from './value-cells.js';

export interface PlacedCell {
  ref: CellRef;
  cell: Cell;
}

/** One value; renders again only when it changes. */
export const useCell = (cells: ValueCells, ref: CellRef): Cell =>
  useAtomValue(cells.atomOf(ref), { store: cells.store });

/** The values of a key in a language: one, or those of its forms. Renders again when one of them changes. */
export function useCells(cells: ValueCells, key: KeySummary, languageId: number): PlacedCell[] {
  const there = useMemo(() => {
    const possible = possibleAtom(cells, key, languageId);
    return atom((get) => get(possible).filter(({ ref, cell }) => isThere(cells, ref, cell)));
  }, [cells, key, languageId]);
  return useAtomValue(there, { store: cells.store });
}

/** Like `useCells`, with the forms that the key may have in the language but has no text for. */
export function usePossibleCells(cells: ValueCells, key: KeySummary, languageId: number): PlacedCell[] {
  const possible = useMemo(() => possibleAtom(cells, key, languageId), [cells, key, languageId]);
  return useAtomValue(possible, { store: cells.store });
}

/** The text of another language that a value is translated from. */
export function useSourceText(
  cells: ValueCells,
  { keyId, languageId, quantity }: CellRef,
  baseId: number,
): string {
  const source = useMemo(() => {
    const ref = { keyId, languageId, quantity };
    const same = { ...ref, languageId: baseId };
    return atom((get) => {
      // Whether the source has the form changes with its text.
      const { text } = get(cells.atomOf(same));
      return text === '' ? get(cells.atomOf(counterpartOf(cells, ref, baseId))).text : text;
    });
  }, [cells, keyId, languageId, quantity, baseId]);
  return useAtomValue(source, { store: cells.store });
}

/** The value that a value is translated from; null in the base language or without one. */
export function useSourceCell(
  cells: ValueCells,
  { keyId, languageId, quantity }: CellRef,
): PlacedCell | null {
  const source = useMemo(
    () =>
      atom((get) => {
        // The base language may change with a reload.
        get(cells.tables);
        const ref = sourceOf(cells, { keyId, languageId, quantity });
        if (ref === null) return null;
        // Whether the source has the form changes with its text.
        get(cells.atomOf({ ...ref, quantity }));
        return { ref, cell: get(cells.atomOf(ref)) };
      }),
    [cells, keyId, languageId, quantity],
  );
  return useAtomValue(source, { store: cells.store });
}

// The list of forms is the same object after a reload with the same forms: nothing renders again for it.
function possibleAtom(cells: ValueCells, key: KeySummary, languageId: number): Atom<PlacedCell[]> {
  const forms = atom((get) => get(cells.tables).formsOf(key, languageId));
  return atom((get) =>
    refsOfForms(key, languageId, get(forms)).map((ref) => ({ ref, cell: get(cells.atomOf(ref)) })),
  );
}
