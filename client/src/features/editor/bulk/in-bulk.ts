import type { OpenProject } from '../../../project/open-project.js';
import type { CellRef } from '../../../project/store/cell-ref.js';

const PARALLEL = 4;

export interface BulkProgress {
  done: number;
  /** The processed values that were refused or in conflict. */
  refused: number;
  total: number;
}

type Ending = 'saved' | 'refused' | 'stopped';

/** Resolves when the change is saved or refused, or when the operation is stopped. */
function ending({ cells }: OpenProject, ref: CellRef, signal: AbortSignal): Promise<Ending> {
  const own = cells.atomOf(ref);
  return new Promise((resolve) => {
    const end = (how: Ending): void => {
      stopWatching();
      signal.removeEventListener('abort', stop);
      resolve(how);
    };
    const stop = (): void => end('stopped');
    const look = (): void => {
      const { unsaved } = cells.store.get(own);
      if (unsaved === null) end('saved');
      else if (unsaved.name !== 'pending') end('refused');
    };
    const stopWatching = cells.store.sub(own, look);
    signal.addEventListener('abort', stop);
    look();
  });
}

/**
 * Changes many values, four at a time, so that it can be stopped: what was not begun by then stays as it is.
 * @param change makes the change of one value; a call follows, or none
 */
export async function inBulk(
  project: OpenProject,
  refs: readonly CellRef[],
  change: (ref: CellRef) => void,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: BulkProgress) => void },
): Promise<BulkProgress> {
  const waiting = refs.values();
  const progress: BulkProgress = { done: 0, refused: 0, total: refs.length };
  const work = async (): Promise<void> => {
    for (const ref of waiting) {
      if (signal.aborted) return;
      change(ref);
      const how = await ending(project, ref, signal);
      if (how === 'stopped') return;
      progress.done += 1;
      if (how === 'refused') progress.refused += 1;
      onProgress({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return progress;
}
