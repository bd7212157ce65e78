import { backOffMs } from './back-off.js';

const BACK_OFF = { first: 1_000, longest: 60_000 };

describe('the back-off', () => {
  it('doubles with each attempt, up to the longest wait', () => {
    const waits = [1, 2, 3, 6, 7, 1_000].map((attempts) => backOffMs(BACK_OFF, attempts, 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
  });

  it('adds up to a fifth at random', () => {
    expect([0, 0.5, 1].map((random) => backOffMs(BACK_OFF, 2, random))).toEqual([2_000, 2_200, 2_400]);
    const waits = Array.from({ length: 50 }, () => backOffMs(BACK_OFF, 2));
    expect(new Set(waits).size).toBeGreaterThan(1);
    expect(waits.every((wait) => wait >= 2_000 && wait <= 2_400)).toBe(true);
  });
});
