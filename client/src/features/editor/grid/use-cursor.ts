import { useMemo, useReducer } from 'react';

import type { Opening } from '../field/floating-context.js';
import type { GridRow } from '../rows/grid-rows.js';

export interface CellId {
  rowId: GridRow['id'];
  /** The column number; the key has column 0. */
  column: number;
}

interface State {
  focus: CellId | null;
  /** Increases when a key or a command, but not the mouse, moves the focus. */
  takes: number;
  editing: (CellId & Opening) | null;
}

type Action =
  | { kind: 'focus'; cell: CellId; take: boolean }
  | { kind: 'edit'; cell: CellId; opening: Opening }
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
        editing: { ...action.cell, ...action.opening },
      };
    case 'close':
      return { ...state, editing: null, takes: state.takes + 1 };
    case 'blur':
      return { ...state, editing: null };
  }
}

export interface Cursor extends State {
  /** The focused row among those shown; the first row if it no longer exists. */
  row: number;
  column: number;
  /** The edited row; -1 if there is none. */
  editedRow: number;
  setFocus: (cell: CellId, options?: { take: boolean }) => void;
  edit: (cell: CellId, opening: Opening) => void;
  /** Returns to the cell. */
  close: () => void;
  /** Called when the focus has left. */
  blur: () => void;
}

/** The focused cell and the edited cell of the grid. */
export function useCursor(rows: readonly GridRow[], columns: number): Cursor {
  const [state, dispatch] = useReducer(reduce, { focus: null, takes: 0, editing: null });
  const indexes = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const { focus, editing } = state;
  const actions = useMemo(
    () => ({
      setFocus: (cell: CellId, { take } = { take: true }) => dispatch({ kind: 'focus', cell, take }),
      edit: (cell: CellId, opening: Opening) => dispatch({ kind: 'edit', cell, opening }),
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
