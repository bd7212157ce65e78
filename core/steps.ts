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

/** Runs `work` for each item and yields after every few, for computations that run in slices. */
export function* eachInSteps<T>(items: Iterable<T>, work: (item: T) => void, every = 256): Steps<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % every === 0) yield;
  }
}
