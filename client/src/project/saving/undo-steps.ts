import type { CellRef } from '../store/cell-ref.js';
import type { ValueEdit } from './save-queue.js';

/** What an action changes back into. */
export interface UndoStep {
  ref: CellRef;
  wanted: ValueEdit;
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
