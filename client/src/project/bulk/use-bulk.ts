import { useEffect, useRef, useState } from 'react';

import { useProjectCache } from '../project-cache.js';
import { useProjectContext } from '../project-context.js';
import type { BulkControl, BulkProgress, BulkWish } from './change-in-bulk.js';
import { whenSaved } from '../when-saved.js';

/** Work in slices, with progress and a way to stop. */
export interface InSlices<A extends unknown[], P> {
  /** Null before the first run. */
  progress: P | null;
  isRunning: boolean;
  /** Rejects if a slice is refused; the project shows the changes of the slices before it. */
  run: (...args: A) => Promise<P>;
  stop: () => void;
  forget: () => void;
}

export type Bulk = InSlices<[keyIds: readonly number[], wishes: readonly BulkWish[]], BulkProgress>;

/** Changes many keys with progress and a way to stop; stops on unmount. */
export function useBulk(): Bulk {
  const { project } = useProjectContext();
  return useInSlices(async (control: BulkControl, keyIds: readonly number[], wishes: readonly BulkWish[]) => {
    await whenSaved(project, keyIds);
    const { changeInBulk } = await import('./change-in-bulk.js');
    return changeInBulk(project.projectId, keyIds, wishes, control);
  });
}

/** Runs work on the open project in slices, then reloads the project. */
export function useInSlices<A extends unknown[], P>(
  work: (control: { signal: AbortSignal; onProgress: (progress: P) => void }, ...args: A) => Promise<P>,
): InSlices<A, P> {
  const { project } = useProjectContext();
  const { revalidate } = useProjectCache(project.projectId);
  const [progress, setProgress] = useState<P | null>(null);
  const [isRunning, setRunning] = useState(false);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  return {
    progress,
    isRunning,
    async run(...args) {
      const controller = new AbortController();
      stopping.current = controller;
      setRunning(true);
      try {
        return await work({ signal: controller.signal, onProgress: setProgress }, ...args);
      } finally {
        await revalidate();
        setRunning(false);
      }
    },
    stop: () => stopping.current.abort(),
    forget: () => setProgress(null),
  };
}
