import type { BulkChange, BulkResult, BulkSkipped } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';
import { LIMITS } from '#core/domain/rules.js';

import { http } from '../../lib/api/http.js';

/** A change of keys, without the keys themselves: each call names its own. */
export type BulkWish = Omit<BulkChange, 'keyIds' | 'filter' | 'after' | 'changeSetId'>;

export interface BulkProgress {
  /** The processed keys. */
  done: number;
  total: number;
  /** The number of changed values or keys; a key changed twice counts twice. */
  changed: number;
  /** The change set of the changes; null if there are none. */
  changeSetId: number | null;
  skipped: BulkSkipped;
}

export const NOTHING_DONE: Omit<BulkProgress, 'total'> = {
  done: 0,
  changed: 0,
  changeSetId: null,
  skipped: { missing: 0, unchanged: 0, empty: 0, nameTaken: 0, tooManyTags: 0 },
};

export interface BulkControl {
  signal: AbortSignal;
  onProgress: (progress: BulkProgress) => void;
}

/**
 * Changes many keys, a slice at a time, all of it one change set. Each slice gets all wishes, which have the same action.
 * Stopped, the slices done stay.
 * @throws ApiError if a slice is refused
 */
export async function changeInBulk(
  projectId: number,
  keyIds: readonly number[],
  wishes: readonly BulkWish[],
  { signal, onProgress }: BulkControl,
): Promise<BulkProgress> {
  let progress: BulkProgress = { ...NOTHING_DONE, total: keyIds.length };
  onProgress(progress);
  for (let at = 0; at < keyIds.length && !signal.aborted; at += LIMITS.keysPerSlice) {
    const slice = keyIds.slice(at, at + LIMITS.keysPerSlice);
    for (const wish of wishes) {
      const { changeSetId } = progress;
      const body: BulkChange = { ...wish, keyIds: slice, ...(changeSetId === null ? {} : { changeSetId }) };
      const result = await http.post<BulkResult>(routes.changeInBulk(projectId), body);
      progress = {
        ...progress,
        changed: progress.changed + result.changed,
        changeSetId: result.changeSetId,
        skipped: sum(progress.skipped, result.skipped),
      };
    }
    progress = { ...progress, done: progress.done + slice.length };
    onProgress(progress);
  }
  return progress;
}

const sum = (one: BulkSkipped, other: BulkSkipped): BulkSkipped => ({
  missing: one.missing + other.missing,
  unchanged: one.unchanged + other.unchanged,
  empty: one.empty + other.empty,
  nameTaken: one.nameTaken + other.nameTaken,
  tooManyTags: one.tooManyTags + other.tooManyTags,
  failing: (one.failing ?? 0) + (other.failing ?? 0),
});
