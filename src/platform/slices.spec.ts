import { setImmediate as nextTurn } from 'node:timers/promises';

import { eachInSteps, runSteps } from '#core/steps.js';
import type { Steps } from '#core/steps.js';

import { inSlices } from './slices.js';

/** Each step takes longer than a slice may. */
function* slow(steps: number): Steps<string> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

describe('a computation in slices', () => {
  it('lets other work run after each of them', async () => {
    let turns = 0;
    let isOver = false;
    const others = async (): Promise<void> => {
      while (!isOver) {
        await nextTurn();
        turns += 1;
      }
    };
    const waiting = others();
    expect(await inSlices(slow(5))).toBe('done');
    isOver = true;
    await waiting;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('throws what the computation throws', async () => {
    const broken = function* (): Steps<void> {
      yield;
      throw new Error('broken');
    };
    await expect(inSlices(broken())).rejects.toThrow('broken');
  });

  it('processes many items with pauses', () => {
    const seen: number[] = [];
    const steps = eachInSteps([1, 2, 3, 4, 5], (item) => seen.push(item), 2);
    expect([...steps]).toHaveLength(2);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(runSteps(eachInSteps([], () => undefined))).toBeUndefined();
  });
});
