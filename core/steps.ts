/**
 * A long computation that pauses now and then: whoever runs it decides what happens meanwhile. Returns its result at
 * the end.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs a computation without a pause, for callers whom nobody waits for, such as workers. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
