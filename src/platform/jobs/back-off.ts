/** The waiting times between attempts at a job, in milliseconds. */
export interface BackOff {
  /** After the first failure; each further failure doubles it. */
  first: number;
  longest: number;
}

/** The random share that is added to a wait, so that jobs that failed together are not retried together. */
const JITTER = 0.2;

/** Doubling more often would only overflow. */
const MAX_DOUBLINGS = 30;

/**
 * Milliseconds to wait after the attempt with the number `attempts`, counted from 1.
 * @param random a number from 0 to 1
 */
export function backOffMs({ first, longest }: BackOff, attempts: number, random = Math.random()): number {
  const wait = Math.min(first * 2 ** Math.min(attempts - 1, MAX_DOUBLINGS), longest);
  return Math.round(wait * (1 + JITTER * random));
}
