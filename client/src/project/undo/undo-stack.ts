/** The latest actions that can be undone, and the undone ones that can be redone. */
export class UndoStack<E> {
  private readonly done: E[] = [];
  private readonly undone: E[] = [];

  constructor(private readonly depth = 100) {}

  /** Adds a new action; undone actions can no longer be redone. */
  push(entry: E): void {
    this.done.push(entry);
    if (this.done.length > this.depth) this.done.shift();
    this.undone.length = 0;
  }

  /** The entry to undo or redo next; undefined if there is none. */
  next(way: UndoWay): E | undefined {
    return this.listOf(way).at(-1);
  }

  has(entry: E, way: UndoWay): boolean {
    return this.listOf(way).includes(entry);
  }

  /** Moves an entry that was undone or redone. */
  move(entry: E, way: UndoWay): void {
    this.remove(entry);
    this.listOf(way === 'undo' ? 'redo' : 'undo').push(entry);
  }

  /** Removes an entry that can be neither undone nor redone. */
  remove(entry: E): void {
    for (const list of [this.done, this.undone]) {
      const at = list.indexOf(entry);
      if (at >= 0) list.splice(at, 1);
    }
  }

  private listOf(way: UndoWay): E[] {
    return way === 'undo' ? this.done : this.undone;
  }
}

export type UndoWay = 'undo' | 'redo';
