import { useState } from 'react';

import type { KeySummary } from '../../../project/store/key-summary.js';
import type { GridRow } from './grid-rows.js';

export interface Selection {
  /** The keys from the row it began at to the row of the focus; none while nothing is selected. */
  keys: readonly KeySummary[];
  has: (row: number) => boolean;
  /** Begins at a row, unless it has begun. */
  begin: (rowId: GridRow['id']) => void;
  end: () => void;
}

/** Rows next to each other, from where Shift was held to where the focus is. */
export function useSelection(rows: readonly GridRow[], cursorRow: number): Selection {
  const [anchor, setAnchor] = useState<GridRow['id'] | null>(null);
  const from = anchor === null ? -1 : rows.findIndex(({ id }) => id === anchor);
  const [first, last] = from < 0 ? [0, -1] : [Math.min(from, cursorRow), Math.max(from, cursorRow)];
  return {
    keys: rows.slice(first, last + 1).flatMap((row) => (row.kind === 'key' ? [row.key] : [])),
    has: (row) => row >= first && row <= last,
    begin: (rowId) => setAnchor((before) => before ?? rowId),
    end: () => setAnchor(null),
  };
}
