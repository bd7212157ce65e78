const LEAST_WIDTH = 320;
const WANTED_WIDTH = 498;
/** The distance between the editor and the edges of the view. */
export const MARGIN = 12;

/** The size of the part of the grid that scrolls beside the pinned columns, in px. */
interface Beside {
  viewport: number;
  /** The width of the pinned columns, which must stay visible. */
  pinned: number;
}

/** Returns whether even the narrowest editor covers part of the pinned columns. */
export const coversPinned = ({ viewport, pinned }: Beside): boolean =>
  viewport - pinned - MARGIN < LEAST_WIDTH;

/** The width of the editor of a cell: at least that of its column, if there is space beside the pinned columns. */
export const editorWidth = (column: number, { viewport, pinned }: Beside): number =>
  Math.max(LEAST_WIDTH, Math.min(Math.max(column, WANTED_WIDTH), viewport - pinned - MARGIN));
