import { useMemo, useReducer } from 'react';

import type { PluralForm } from '#core/domain/plural-rules.js';

import type { GridRow } from './grid-rows.js';

export interface CellId {
  rowId: GridRow['id'];
  /** From 0, the key. */
  column: number;
}

interface State {
  focus: CellId | null;
  /** Counts the times the focus is to be taken: by a key or a command, not by the mouse. */
  takes: number;
  editing: (CellId & { quantity: PluralForm | null }) | null;
}

type Action =
  | { kind: 'focus'; cell: CellId; take: boolean }
  | { kind: 'edit'; cell: CellId; quantity: PluralForm | null }
  | { kind: 'close' }
  | { kind: 'blur' };

function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case 'focus':
      return { ...state, focus: action.cell, takes: state.takes + (action.take ? 1 : 0) };
    case 'edit':
      return {
        ...state,
        focus: { rowId: action.cell.rowId, column: action.cell.column },
        editing: { ...action.cell, quantity: action.quantity },
      };
    case 'close':
      return { ...state, editing: null, takes: state.takes + 1 };
    case 'blur':
      return { ...state, editing: null };
  }
}

export interface Cursor extends State {
  /** The row of the focus among the rows shown; the first when its row is gone. */
  row: number;
  column: number;
  /** The row being edited; -1 when none is, or it is gone. */
  editedRow: number;
  setFocus: (cell: CellId, options?: { take: boolean }) => void;
  edit: (cell: CellId, quantity?: PluralForm | null) => void;
  /** Back to the cell. */
  close: () => void;
  /** The focus went elsewhere. */
  blur: () => void;
}

/** Where the user is in the grid, and what is being edited. */
export function useCursor(rows: readonly GridRow[], columns: number): Cursor {
  const [state, dispatch] = useReducer(reduce, { focus: null, takes: 0, editing: null });
  const indexes = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const { focus, editing } = state;
  const actions = useMemo(
    () => ({
      setFocus: (cell: CellId, { take } = { take: true }) => dispatch({ kind: 'focus', cell, take }),
      edit: (cell: CellId, quantity: PluralForm | null = null) => dispatch({ kind: 'edit', cell, quantity }),
      close: () => dispatch({ kind: 'close' }),
      blur: () => dispatch({ kind: 'blur' }),
    }),
    [],
  );
  return {
    ...state,
    ...actions,
    row: (focus && indexes.get(focus.rowId)) ?? 0,
    column: Math.min(focus?.column ?? 0, columns - 1),
    editedRow: (editing && indexes.get(editing.rowId)) ?? -1,
  };
}
