import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Steps } from '#core/steps.js';

/** The maximum duration of one slice in milliseconds. */
const SLICE_MS = 8;

/**
 * Runs a long computation in slices of a few milliseconds, between which the event loop serves other requests.
 * @throws what the computation throws
 */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE_MS;
  }
}
