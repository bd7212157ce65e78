import type { DifferenceRow, Fold, Line } from './difference.js';

/** A fold whose lines are not shown. */
export type Folded = Fold & { at: number };

export type ShownRow = Line | Folded;

/** The rows that are shown, with the lines of those folds that have been opened, by their index. */
export function shownRows(rows: readonly DifferenceRow[], opened: ReadonlySet<number>): ShownRow[] {
  return rows.flatMap((row, at): ShownRow[] => {
    if (row.kind !== 'fold') return [row];
    return opened.has(at) && row.lines ? [...row.lines] : [{ ...row, at }];
  });
}

/** Where changes begin, by the indexes of rows. */
export const changesAmong = (rows: readonly ShownRow[]): number[] =>
  rows.flatMap((row, index) => (isChange(row) && !isChange(rows[index - 1]) ? [index] : []));

const isChange = (row: ShownRow | undefined): boolean => row?.kind === 'added' || row?.kind === 'removed';
