/** How far an import is. */
export interface Progress {
  /** Keys whose documents have been read. */
  readonly read: number;
  /** When the content was sent, in ms; null: not yet. */
  readonly sentAt: number | null;
  /** The share of the content that the server has saved, if it is sent in slices; null: it saves all at once. */
  readonly sent: number | null;
  readonly startedAt: number;
}

/** Reading is this share of an import, saving the rest. */
const READING_SHARE = 0.3;

/** What the server saves at once, it reports at its end: about so many texts in a ms. */
const TEXTS_PER_MS = 12;
const SHORTEST_MS = 600;

/** The bar stops before its end until the server has answered. */
const MOST_SHARE = 0.98;

/**
 * The share of an import that is done. What is read is counted, and so are slices that are saved; how far the server is
 * with saving all at once is estimated by the number of texts.
 */
export function shareDone(
  { read, sentAt, sent }: Progress,
  keys: number,
  texts: number,
  now: number,
): number {
  if (sentAt === null) return keys === 0 ? 0 : READING_SHARE * Math.min(1, read / keys);
  return READING_SHARE + (MOST_SHARE - READING_SHARE) * (sent ?? likelySaved(now - sentAt, texts));
}

const likelySaved = (ms: number, texts: number): number =>
  1 - Math.exp((-2 * ms) / Math.max(SHORTEST_MS, texts / TEXTS_PER_MS));

/** Steps of the time left, in seconds. */
const STEP = 5;
const SHOWN_AFTER_MS = 2_000;

/** The seconds that are left, in coarse steps; null while too little is known. */
export function secondsLeft(share: number, startedAt: number, now: number): number | null {
  const elapsed = now - startedAt;
  if (elapsed < SHOWN_AFTER_MS || share <= 0) return null;
  const left = ((elapsed / share) * (1 - share)) / 1_000;
  return Math.max(STEP, Math.ceil(left / STEP) * STEP);
}

export type RowState = 'done' | 'underway' | 'waiting';

/** How far each file is, in their order, and how many of its keys are done. */
export function rowStates(keys: readonly number[], done: number): { state: RowState; done: number }[] {
  let left = done;
  let hasUnderway = false;
  return keys.map((count) => {
    const own = Math.min(count, left);
    left -= own;
    if (own >= count && !hasUnderway) return { state: 'done', done: own };
    const state = hasUnderway ? 'waiting' : 'underway';
    hasUnderway = true;
    return { state, done: own };
  });
}
