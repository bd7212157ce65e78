import { idRanges } from './id-ranges.js';

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
