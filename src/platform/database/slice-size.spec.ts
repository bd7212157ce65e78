import { firstSize, sizeAfter } from './slice-size.js';

const rows = (count: number, length: number) =>
  Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(length), none: null }));

describe('the rows that are read at once', () => {
  it('are few at first, and soon as many as allowed if they are small', () => {
    expect([firstSize(1), firstSize(10), firstSize(200)]).toEqual([1, 3, 50]);
    expect([sizeAfter(rows(50, 100), 200), sizeAfter(rows(200, 100), 200)]).toEqual([200, 200]);
    expect(sizeAfter(rows(3, 100), 200)).toBe(12);
  });

  it('are fewer the larger they are, and at least one', () => {
    expect(sizeAfter(rows(50, 99_999), 200)).toBe(20);
    expect(sizeAfter(rows(2, 20_000_000), 200)).toBe(1);
  });
});
