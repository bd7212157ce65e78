import { useMemo } from 'react';

import { toast } from '../../lib/toast.js';
import type { Message } from '../../lib/toast.js';
import { useProjectCache } from '../project-cache.js';
import type { UndoEntry } from '../undo/undo-entry.js';
import { undoOf } from '../undo/undo-registry.js';
import { changeSetEntry } from './change-set-entry.js';

export interface Undo {
  /** Announces a change set in a toast with Undo; without a change set, only the message. */
  tellSet: (changeSetId: number | null, done: Message) => void;
  /** Announces an action in a toast with Undo. */
  tell: (entry: UndoEntry) => void;
}

/** Adds the user's actions to the undo stack of the project and announces them in toasts. */
export function useUndo(projectId: number): Undo {
  const { revalidate } = useProjectCache(projectId);
  return useMemo(
    () => ({
      tell: (entry) => undoOf(projectId).tell(entry),
      tellSet(changeSetId, done) {
        if (changeSetId === null) toast.success(done.id, done.values);
        else undoOf(projectId).tell(changeSetEntry({ projectId, changeSetId, done, revalidate }));
      },
    }),
    [projectId, revalidate],
  );
}
