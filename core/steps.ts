/**
 * A long computation that pauses now and then, so that its caller can do other work. Returns its result at
 * the end.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs a computation without pauses, for callers such as workers. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
