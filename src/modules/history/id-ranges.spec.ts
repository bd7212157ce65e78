import { idRanges, isInRanges } from './id-ranges.js';

it.each([
  [[], []],
  [[7], [[7, 7]]],
  [[1, 2, 3], [[1, 3]]],
  [
    [1, 2, 5, 6, 9],
    [
      [1, 2],
      [5, 6],
      [9, 9],
    ],
  ],
])('the ids %j are the ranges %j', (ids, ranges) => {
  expect(idRanges(ids)).toEqual(ranges);
});

it('finds an id in many ranges', () => {
  const ranges = idRanges(Array.from({ length: 3_000 }, (_, index) => index + 10 + (index >> 1)));
  const inside = new Set(ranges.flatMap(([first, last]) => [first, last]));
  const found = Array.from({ length: 5_000 }, (_, id) => id).filter((id) => isInRanges(ranges, id));
  expect(ranges.length).toBeGreaterThan(1_000);
  expect(found).toEqual([...inside].sort((a, b) => a - b));
});

it('finds nothing in no range', () => {
  expect(isInRanges([], 1)).toBe(false);
});
