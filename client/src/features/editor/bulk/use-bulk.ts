import { useEffect, useRef, useState } from 'react';

import type { OpenProject } from '../../../project/open-project.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import { inBulk } from './in-bulk.js';
import type { BulkProgress } from './in-bulk.js';

export interface Bulk {
  /** Null while nothing was begun. */
  progress: BulkProgress | null;
  isRunning: boolean;
  run: (refs: readonly CellRef[], change: (ref: CellRef) => void) => Promise<BulkProgress>;
  stop: () => void;
  forget: () => void;
}

/** Changes many values with progress and a way to stop; stops on unmount. */
export function useBulk(project: OpenProject): Bulk {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [isRunning, setRunning] = useState(false);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  return {
    progress,
    isRunning,
    async run(refs, change) {
      const controller = new AbortController();
      stopping.current = controller;
      setRunning(true);
      setProgress({ done: 0, refused: 0, total: refs.length });
      const result = await inBulk(project, refs, change, {
        signal: controller.signal,
        onProgress: setProgress,
      });
      setRunning(false);
      return result;
    },
    stop: () => stopping.current.abort(),
    forget: () => setProgress(null),
  };
}
