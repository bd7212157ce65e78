import { slopeOf } from './memory.js';
import type { Reading } from './memory.js';
import { Timings } from './timings.js';

const minutes = Array.from({ length: 30 }, (_, index) => index / 3);

describe('the slope of memory', () => {
  it('is what it grows by in a minute', () => {
    expect(slopeOf(minutes.map((minute): Reading => [minute, 100 + 3 * minute]))).toBeCloseTo(3);
  });

  it('leaves out the first third, in which caches fill', () => {
    expect(slopeOf(minutes.map((minute): Reading => [minute, Math.min(20 * minute, 60)]))).toBeCloseTo(0);
  });

  it('is zero of a single reading', () => {
    expect(slopeOf([[0, 100]])).toBe(0);
  });
});

describe('the times of calls', () => {
  it('have quantiles, in whatever order they came', () => {
    const timings = new Timings();
    for (const time of [3, 1, 2, 100]) timings.add(time);
    expect([timings.quantile(0), timings.quantile(0.5), timings.quantile(0.99)]).toEqual([1, 3, 100]);
  });
});
