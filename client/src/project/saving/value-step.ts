import type { CellRef } from '../store/cell-ref.js';
import type { Cell } from '../store/value-cells.js';
import type { ValueEdit } from './value-edit.js';

/** How to undo an action on a value. */
export interface ValueStep {
  ref: CellRef;
  /** Empty to take back a confirmation. */
  wanted: ValueEdit;
  /** The source versions before the action; absent if undoing it counts as a change of its own. */
  versions?: Pick<Cell, 'sourceVersion' | 'majorVersion'>;
  /** The value after the action; absent if it may have changed since. */
  left?: Partial<Pick<Cell, 'text' | 'status'>>;
}

/** Whether another member has changed the value since the action. */
export const isNewer = ({ left, wanted }: ValueStep, { text, status }: Cell): boolean =>
  (left?.text !== undefined && text !== left.text && text !== wanted.text) ||
  (left?.status !== undefined && status !== left.status && status !== wanted.status);

/** The edit that repeats an undone action; `cell` is as the action left it. */
export function oppositeOf({ text, status, isTypo }: ValueEdit, cell: Cell): ValueEdit {
  if (text !== undefined) return isTypo ? { text: cell.text, isTypo } : { text: cell.text };
  return status === undefined ? { confirms: cell.sourceVersion } : { status: cell.status };
}
