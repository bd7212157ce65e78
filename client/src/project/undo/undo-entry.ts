import type { Message } from '../../lib/toast.js';
import type { CellRef } from '../store/cell-ref.js';

/** The result of an undo or a redo. */
export interface Undone {
  /** Zero if there was nothing left to change. */
  restored: number;
  /** Kept because another member has changed them since. */
  keptNewer: number;
  /** Not restored because a name is taken or a group is gone. */
  blocked: number;
  /** The cell of the action. */
  at?: CellRef;
}

/** One action of the user, of any size. */
export interface UndoEntry {
  /** The message that describes the action. */
  done: Message;
  /** Whether it needs the server at once; other entries are saved once there is a connection. */
  isOnServer: boolean;
  undo: () => Undone | Promise<Undone>;
  redo: () => Undone | Promise<Undone>;
}
