import { gridRows, heightsOf, moved, nextKeyRow } from './grid-rows.js';
import type { Move } from '../view/editor-keys.js';
import type { Position } from './grid-rows.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { aProject } from '../../../testing/sample-projects.js';
import { structureOf } from '../../../project/store/structure.js';

const { groups, keys } = structureOf(aProject());
const rowIds = (keyIds: number[], collapsed: number[] = []): string[] =>
  gridRows(
    keyIds.flatMap((id) => keys.get(id) ?? []),
    groups,
    new Set(collapsed),
  ).map(({ id }) => id);

describe('gridRows', () => {
  it('puts the keys under the headers of their groups', () => {
    expect(rowIds([11, 12, 21])).toEqual(['g1', 'k11', 'k12', 'g2', 'k21']);
  });

  it('shows no group whose keys are all filtered out', () => {
    expect(rowIds([21])).toEqual(['g2', 'k21']);
  });

  it('shows a group that has no key, unless keys are filtered out', () => {
    const emptied = [...groups, { id: 3, name: 'emptied', fileId: null, keyIds: [] }];
    const shown = (some: KeySummary[]): string[] => gridRows(some, emptied, new Set()).map(({ id }) => id);
    expect(shown([...keys.values()]).at(-1)).toBe('g3');
    expect(shown([...keys.values()].slice(1))).not.toContain('g3');
  });

  it('leaves the keys of a collapsed group out, not its header', () => {
    expect(rowIds([11, 12, 21], [1])).toEqual(['g1', 'g2', 'k21']);
  });

  it('has the height of a header for a group', () => {
    const rows = gridRows([...keys.values()], groups, new Set());
    expect(heightsOf(rows, ({ isPlural }) => (isPlural ? 93 : 40))).toEqual([34, 40, 40, 34, 40, 93, 40]);
  });
});

describe('moved', () => {
  const size = { rows: 100, columns: 4, page: 10 };
  it.each<[Move, Position, Position]>([
    ['down', { row: 3, column: 2 }, { row: 4, column: 2 }],
    ['up', { row: 0, column: 2 }, { row: 0, column: 2 }],
    ['left', { row: 3, column: 0 }, { row: 3, column: 0 }],
    ['right', { row: 3, column: 3 }, { row: 3, column: 3 }],
    ['home', { row: 3, column: 2 }, { row: 3, column: 0 }],
    ['end', { row: 3, column: 0 }, { row: 3, column: 3 }],
    ['first', { row: 50, column: 2 }, { row: 0, column: 0 }],
    ['last', { row: 50, column: 2 }, { row: 99, column: 3 }],
    ['page-down', { row: 95, column: 2 }, { row: 99, column: 2 }],
    ['page-up', { row: 50, column: 2 }, { row: 40, column: 2 }],
  ])('%s', (move, from, to) => expect(moved(from, move, size)).toEqual(to));
});

describe('nextKeyRow', () => {
  const rows = gridRows([...keys.values()], groups, new Set());

  it('passes over the headers of groups', () => {
    expect(nextKeyRow(rows, 2, 1)).toBe(4);
    expect(nextKeyRow(rows, 4, -1)).toBe(2);
  });

  it('finds the next key that matches', () => {
    expect(nextKeyRow(rows, 0, 1, ({ isPlural }) => isPlural)).toBe(5);
  });

  it('is null at the end', () => {
    expect(nextKeyRow(rows, 6, 1)).toBeNull();
  });
});
