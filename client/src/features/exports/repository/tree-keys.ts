import type { TreeRow } from './document-tree.js';

/** The index of the row to go to, or what happens to the current folder; null: nothing. */
type Target = number | 'fold' | 'unfold' | null;

const TARGETS: Readonly<Record<string, (rows: readonly TreeRow[], at: number) => Target>> = {
  ArrowDown: (rows, at) => Math.min(at + 1, rows.length - 1),
  ArrowUp: (_, at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (rows) => rows.length - 1,
  ArrowRight: (rows, at) => {
    if (rows[at]?.kind !== 'folder') return null;
    return isOpen(rows[at]) ? at + 1 : 'unfold';
  },
  ArrowLeft: (rows, at) => (isOpen(rows[at]) ? 'fold' : parentOf(rows, at)),
};

/** What a key does in a tree. */
export const targetOf = (key: string, rows: readonly TreeRow[], at: number): Target =>
  Object.hasOwn(TARGETS, key) ? (TARGETS[key]?.(rows, at) ?? null) : null;

const isOpen = (row: TreeRow | undefined): boolean => row?.kind === 'folder' && !row.isFolded;

function parentOf(rows: readonly TreeRow[], at: number): number | null {
  const level = rows[at]?.level ?? 1;
  const parent = rows.slice(0, at).findLastIndex((row) => row.level < level);
  return parent < 0 ? null : parent;
}
