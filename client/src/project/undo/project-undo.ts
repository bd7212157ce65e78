import { onceOnline } from '../../lib/online.js';
import { toast } from '../../lib/toast.js';
import type { Message } from '../../lib/toast.js';
import type { CellRef } from '../store/cell-ref.js';
import type { ValueStep } from '../saving/value-step.js';
import type { UndoEntry } from './undo-entry.js';
import { UndoStack } from './undo-stack.js';
import type { UndoWay } from './undo-stack.js';
import { valueEntry } from './value-entry.js';
import type { OpenValues } from './value-entry.js';

const loadTaking = () => onceOnline(() => import('./take-entry.js'));

/** Loads the code of undo in advance. A failure shows when a step is taken. */
export const fetchUndo = (): void => void loadTaking().catch(() => undefined);

/** Undo and redo of the user's actions in a project: one stack for everything, one step at a time. */
export class ProjectUndo {
  private readonly stack = new UndoStack<UndoEntry>();
  private last: Promise<unknown> = Promise.resolve();
  /** Null while the project is closed. */
  private values: OpenValues | null = null;

  /** Lets actions on values be undone until the returned function is called. */
  open(values: OpenValues): () => void {
    this.values = values;
    return () => {
      if (this.values === values) this.values = null;
    };
  }

  /** Adds an action on values; it needs no toast, since the cells show it. */
  remember(...steps: readonly [ValueStep, ...ValueStep[]]): void {
    this.stack.push(valueEntry(() => this.values, steps));
  }

  /** Adds an action and announces it in a toast with Undo. */
  tell(entry: UndoEntry): void {
    this.stack.push(entry);
    this.tellLatest(entry.done);
  }

  /** Announces the latest action in a toast with Undo, with this message. */
  tellLatest(done: Message): void {
    const entry = this.stack.next('undo');
    if (entry)
      toast.undoable({ ...done, action: { id: 'app.undo', run: () => void this.step('undo', entry) } });
  }

  /** Undoes or redoes the next action, or the given one, after the previous steps. Returns the cell of the action. */
  step(way: UndoWay, wanted?: UndoEntry): Promise<CellRef | null> {
    const taken = this.last.then(() => this.take(way, wanted));
    this.last = taken;
    return taken;
  }

  private async take(way: UndoWay, wanted: UndoEntry | undefined): Promise<CellRef | null> {
    try {
      const { takeEntry } = await loadTaking();
      const goBack = (back: UndoWay, entry: UndoEntry): void => void this.step(back, entry);
      return await takeEntry({ stack: this.stack, way, wanted, goBack });
    } catch {
      toast.error('errors.unknown_error');
      return null;
    }
  }
}
