import { useMemo, useState } from 'react';

import type { KeySummary } from '../../../project/store/key-summary.js';
import type { GridRow } from '../rows/grid-rows.js';

export interface Selection {
  /** The selected keys, in the order of the rows. */
  keys: readonly KeySummary[];
  /** Whether all shown keys are selected. */
  isAll: boolean;
  has: (row: number) => boolean;
  /** Starts a selection at a row, unless there is one. */
  begin: (rowId: GridRow['id']) => void;
  /** Adds a row, or removes it if it is selected. */
  toggle: (row: number) => void;
  /** Selects every row shown. */
  all: () => void;
  end: () => void;
}

interface State {
  /** The first row of the range that ends at the focus; null without a range. */
  anchor: GridRow['id'] | null;
  /** Rows selected one by one. */
  picked: ReadonlySet<GridRow['id']>;
}

const NOTHING: State = { anchor: null, picked: new Set() };

/** The selected rows: a range from the anchor to the focus, and rows selected one by one. */
export function useSelection(rows: readonly GridRow[], cursorRow: number): Selection {
  const [{ anchor, picked }, setState] = useState(NOTHING);
  const selected = useMemo(() => {
    const from = anchor === null ? -1 : rows.findIndex(({ id }) => id === anchor);
    const [first, last] = from < 0 ? [0, -1] : [Math.min(from, cursorRow), Math.max(from, cursorRow)];
    const inRange = rows.slice(first, last + 1);
    const isIncluded = ({ id }: GridRow, at: number): boolean =>
      (at >= first && at <= last) || picked.has(id);
    return picked.size === 0 ? inRange : rows.filter(isIncluded);
  }, [rows, cursorRow, anchor, picked]);
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  return {
    keys: useMemo(() => selected.flatMap((row) => (row.kind === 'key' ? [row.key] : [])), [selected]),
    isAll: useMemo(() => rows.every(({ kind, id }) => kind !== 'key' || ids.has(id)), [rows, ids]),
    has: (at) => {
      const row = rows[at];
      return row !== undefined && ids.has(row.id);
    },
    begin: (rowId) => setState((before) => ({ ...before, anchor: before.anchor ?? rowId })),
    toggle(row) {
      const id = rows[row]?.id;
      if (id === undefined) return;
      const chosen = new Set(ids);
      const isAdded = !chosen.delete(id);
      if (isAdded) chosen.add(id);
      setState({ anchor: isAdded ? id : null, picked: chosen });
    },
    all: () => setState({ anchor: null, picked: new Set(rows.map(({ id }) => id)) }),
    end: () => setState(NOTHING),
  };
}
