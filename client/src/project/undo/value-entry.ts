import type { Message } from '../../lib/toast.js';
import type { ValueStep } from '../saving/value-step.js';
import type { UndoEntry, Undone } from './undo-entry.js';

/** The values of the project while it is open. */
export interface OpenValues {
  /** Undoes a step and returns its inverse; `newer` if the value has changed since, null if it no longer exists. */
  changeBack: (step: ValueStep) => ValueStep | 'newer' | null;
  /** Names an action, such as `text of pay_button, French`. */
  nameOf: (step: ValueStep) => Message;
}

/** The project was closed in this tab, and its values with it. */
export class ProjectClosed extends Error {}

/** A typed text, a review or a confirmation: of one value, or of the forms of a plural. */
export function valueEntry(
  values: () => OpenValues | null,
  steps: readonly [ValueStep, ...ValueStep[]],
): UndoEntry {
  let forward: ValueStep[] = [];
  const change = (to: readonly ValueStep[]): [ValueStep[], Undone] => {
    const open = values();
    if (!open) throw new ProjectClosed();
    const changed = to.map((step) => open.changeBack(step));
    const back = changed.filter((step) => step !== 'newer' && step !== null);
    const keptNewer = changed.filter((step) => step === 'newer').length;
    return [back, { restored: back.length, keptNewer, blocked: 0, at: steps[0].ref }];
  };
  return {
    get done() {
      return values()?.nameOf(steps[0]) ?? { id: 'undo.change' as const };
    },
    isOnServer: false,
    undo() {
      const [back, undone] = change(steps);
      forward = back;
      return undone;
    },
    redo: () => change(forward)[1],
  };
}
