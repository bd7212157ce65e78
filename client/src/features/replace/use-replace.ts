import type { ReplaceResult, ReplaceValues } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/http/http.js';
import { useInSlices } from '../../project/bulk/use-bulk.js';
import type { InSlices } from '../../project/bulk/use-bulk.js';
import { useProjectContext } from '../../project/project-context.js';
import type { FoundChange } from './use-found-changes.js';

/** The values of one call: few enough to show how far it is. */
const SLICE = 2_000;

export interface ReplaceProgress {
  done: number;
  total: number;
  changed: number;
  /** The values that had changed in the meantime. */
  kept: number;
}

interface Control {
  signal: AbortSignal;
  onProgress: (progress: ReplaceProgress) => void;
}

/** Writes the changes of a preview, a slice at a time, all of it one change set. */
async function replace(
  projectId: number,
  found: readonly FoundChange[],
  { signal, onProgress }: Control,
): Promise<ReplaceProgress> {
  let progress: ReplaceProgress = { done: 0, total: found.length, changed: 0, kept: 0 };
  let changeSetId: number | null = null;
  onProgress(progress);
  for (let at = 0; at < found.length && !signal.aborted; at += SLICE) {
    const slice = found.slice(at, at + SLICE);
    const changes = slice.map(({ valueId, version, after: text }) => ({ valueId, version, text }));
    const body: ReplaceValues = { changes, ...(changeSetId === null ? {} : { changeSetId }) };
    const result: ReplaceResult = await http.post<ReplaceResult>(routes.replaceValues(projectId), body);
    changeSetId = result.changeSetId;
    progress = {
      done: progress.done + slice.length,
      total: found.length,
      changed: progress.changed + result.changed,
      kept: progress.kept + result.kept,
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
