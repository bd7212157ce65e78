import type { CellRef } from '../store/cell-ref.js';
import type { Cell } from '../store/value-cells.js';
import type { ValueEdit } from './save-queue.js';

/** What an action changes back into. */
export interface UndoStep {
  ref: CellRef;
  /** Empty: a confirmation is taken back. */
  wanted: ValueEdit;
  /** What was known of the source before; absent: undoing it is a change like others. */
  versions?: Pick<Cell, 'sourceVersion' | 'majorVersion'>;
}

const DEPTH = 50;

/** The last actions, to be changed back one by one. */
export class UndoSteps {
  private readonly steps: UndoStep[] = [];

  remember(step: UndoStep): void {
    this.steps.push(step);
    if (this.steps.length > DEPTH) this.steps.shift();
  }

  take(): UndoStep | null {
    return this.steps.pop() ?? null;
  }
}
