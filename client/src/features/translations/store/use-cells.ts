import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { KeyToFilter } from '../search/filter-keys.js';
import { placesOfKey } from '../editor-tools.js';
import type { OpenProject } from './open-project.js';
import type { PlaceRef } from './places.js';
import type { Cell } from './value-cells.js';

export interface PlacedCell {
  ref: PlaceRef;
  cell: Cell;
}

/** The values of a key in a language: one, or three. Renders again when one of them changes. */
export function useCells(project: OpenProject, key: KeyToFilter, languageId: number): PlacedCell[] {
  const { cells } = project;
  const all = useMemo(() => {
    const refs = placesOfKey(key, languageId);
    return atom((get) => refs.map((ref) => ({ ref, cell: get(cells.atomOf(ref)) })));
  }, [cells, key, languageId]);
  return useAtomValue(all, { store: cells.store });
}
