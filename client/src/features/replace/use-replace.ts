import type { ReplaceResult, ReplaceValues } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/api/http.js';
import { useInSlices } from '../../project/bulk/use-bulk.js';
import type { InSlices } from '../../project/bulk/use-bulk.js';
import { useProjectContext } from '../../project/project-context.js';
import type { FoundChange } from './use-found-changes.js';

/** Number of values per call: small enough to show progress. */
const SLICE = 2_000;

export interface ReplaceProgress {
  done: number;
  total: number;
  changed: number;
  /** Number of values left unchanged because they had changed since the preview. */
  kept: number;
  /** The change set of the changes; null if there are none. */
  changeSetId: number | null;
}

interface Control {
  signal: AbortSignal;
  onProgress: (progress: ReplaceProgress) => void;
}

/** Writes the changes of a preview in slices, as one change set. */
async function replace(
  projectId: number,
  found: readonly FoundChange[],
  { signal, onProgress }: Control,
): Promise<ReplaceProgress> {
  let progress: ReplaceProgress = { done: 0, total: found.length, changed: 0, kept: 0, changeSetId: null };
  onProgress(progress);
  for (let at = 0; at < found.length && !signal.aborted; at += SLICE) {
    const slice = found.slice(at, at + SLICE);
    const changes = slice.map(({ valueId, version, after: text }) => ({ valueId, version, text }));
    const { changeSetId } = progress;
    const body: ReplaceValues = { changes, ...(changeSetId === null ? {} : { changeSetId }) };
    const result: ReplaceResult = await http.post<ReplaceResult>(routes.replaceValues(projectId), body);
    progress = {
      done: progress.done + slice.length,
      total: found.length,
      changed: progress.changed + result.changed,
      kept: progress.kept + result.kept,
      changeSetId: result.changeSetId,
    };
    onProgress(progress);
  }
  return progress;
}

/** Replaces texts with progress and a way to stop. */
export function useReplace(): InSlices<[found: readonly FoundChange[]], ReplaceProgress> {
  const { projectId } = useProjectContext().project;
  return useInSlices((control: Control, found: readonly FoundChange[]) => replace(projectId, found, control));
}
