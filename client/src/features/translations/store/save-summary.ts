import type { PlaceRef } from './places.js';
import type { Job } from './save-queue.js';

/** How far saving is, over the whole project. */
export interface SaveSummary {
  sending: number;
  waiting: number;
  failed: number;
  /** The first change that needs the user. */
  firstFailed: PlaceRef | null;
}

export const ALL_SAVED: SaveSummary = { sending: 0, waiting: 0, failed: 0, firstFailed: null };

export function summaryOf(jobs: readonly Job[]): SaveSummary {
  const summary = { ...ALL_SAVED };
  for (const { ref, state } of jobs) {
    if (state.name === 'sending') summary.sending += 1;
    else if (state.name === 'waiting') summary.waiting += 1;
    else {
      summary.failed += 1;
      summary.firstFailed ??= ref;
    }
  }
  return summary;
}
