const LEAST_WIDTH = 320;
const WANTED_WIDTH = 498;
/** Between the editor and the edges of the view. */
export const MARGIN = 12;

/** The part of the grid that scrolls under the pinned columns, in px. */
interface Beside {
  viewport: number;
  /** The width of the pinned columns that must stay in sight. */
  pinned: number;
}

/** Whether even the narrowest editor covers a part of the pinned columns. */
export const coversPinned = ({ viewport, pinned }: Beside): boolean =>
  viewport - pinned - MARGIN < LEAST_WIDTH;

/** The width of the editor of a cell: at least its column, as far as there is room beside the pinned columns. */
export const editorWidth = (column: number, { viewport, pinned }: Beside): number =>
  Math.max(LEAST_WIDTH, Math.min(Math.max(column, WANTED_WIDTH), viewport - pinned - MARGIN));
