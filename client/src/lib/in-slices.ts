import type { Steps } from '#core/steps.js';

/** Longer slices would delay the display of typed keys. */
const SLICE_MS = 10;

/** Runs a long computation without blocking the page or worker; never settles once `signal` is aborted. */
export function inSlices<T>(steps: Steps<T>, signal?: AbortSignal, sliceMs = SLICE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const run = (): void => {
      if (signal?.aborted) return;
      const end = performance.now() + sliceMs;
      try {
        do {
          const step = steps.next();
          if (step.done === true) {
            resolve(step.value);
            return;
          }
        } while (performance.now() < end);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      setTimeout(run, 0);
    };
    run();
  });
}
