import type { KeySummary } from '../../../project/store/key-summary.js';
import type { Move } from '../view/editor-keys.js';
import { GROUP_HEIGHT } from './row-heights.js';
import type { GroupInfo } from '../../../project/store/structure.js';

/** A row of the grid: the header of a group, or a key. */
export type GridRow =
  | { kind: 'group'; id: `g${number}`; group: GroupInfo; keys: number }
  | { kind: 'key'; id: `k${number}`; key: KeySummary };

/**
 * The rows of the shown keys under the headers of their groups, without the keys of collapsed groups. Empty groups are
 * included if all keys are shown, so that they can be used, renamed and deleted.
 */
export function gridRows(
  keys: readonly KeySummary[],
  groups: readonly GroupInfo[],
  collapsed: ReadonlySet<number>,
): GridRow[] {
  const byGroup = new Map<number, KeySummary[]>();
  for (const key of keys) {
    const members = byGroup.get(key.groupId);
    if (members) members.push(key);
    else byGroup.set(key.groupId, [key]);
  }
  const areAllShown = keys.length === groups.reduce((sum, { keyIds }) => sum + keyIds.length, 0);
  const rows: GridRow[] = [];
  for (const group of groups) {
    const members = byGroup.get(group.id) ?? [];
    if (members.length === 0 && !areAllShown) continue;
    rows.push({ kind: 'group', id: `g${group.id}`, group, keys: members.length });
    if (collapsed.has(group.id)) continue;
    for (const key of members) rows.push({ kind: 'key', id: `k${key.id}`, key });
  }
  return rows;
}

/** The height of each row, in px. */
export const heightsOf = (rows: readonly GridRow[], heightOfKey: (key: KeySummary) => number): number[] =>
  rows.map((row) => (row.kind === 'group' ? GROUP_HEIGHT : heightOfKey(row.key)));

/** The focused cell: a row, and a column (the key has 0). A group header has one column. */
export interface Position {
  row: number;
  column: number;
}

const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** The position after a move; always inside the grid. */
export function moved(
  from: Position,
  move: Move,
  size: { rows: number; columns: number; page: number },
): Position {
  const { row, column } = from;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const to: Record<Move, Position> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    home: { row, column: 0 },
    end: { row, column: lastColumn },
    first: { row: 0, column: 0 },
    last: { row: lastRow, column: lastColumn },
    'page-up': { row: row - size.page, column },
    'page-down': { row: row + size.page, column },
  };
  return { row: clamp(to[move].row, lastRow), column: clamp(to[move].column, lastColumn) };
}

/** The nearest key row after `from` in a direction for which `matches` is true; null if there is none. */
export function nextKeyRow(
  rows: readonly GridRow[],
  from: number,
  direction: 1 | -1,
  matches: (key: KeySummary) => boolean = () => true,
): number | null {
  for (let at = from + direction; at >= 0 && at < rows.length; at += direction) {
    const row = rows[at];
    if (row?.kind === 'key' && matches(row.key)) return at;
  }
  return null;
}

/** The header row of the group that contains a row. */
export function groupRowBefore(rows: readonly GridRow[], index: number): number {
  for (let at = index; at >= 0; at -= 1) if (rows[at]?.kind === 'group') return at;
  return -1;
}
