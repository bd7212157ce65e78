import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import type { ChangeSetRevert, RevertChangeSet } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';

import type { CallOptions } from '../../lib/api/http.js';
import { http } from '../../lib/api/http.js';
import type { Message } from '../../lib/toast.js';
import { allSaved } from '../when-saved.js';
import { openedProject } from '../project-registry.js';
import type { UndoEntry, Undone } from '../undo/undo-entry.js';

interface WithChangeSet<T> {
  answer: T;
  /** Null if the call made no change set. */
  changeSetId: number | null;
}

/** Sends a call; also returns its change set, from a response header. */
export async function withChangeSet<T>(
  send: (options: CallOptions) => Promise<T>,
): Promise<WithChangeSet<T>> {
  let changeSetId: number | null = null;
  const onHeaders = (headers: Headers): void => {
    changeSetId = Number(headers.get(CHANGE_SET_HEADER)) || null;
  };
  return { answer: await send({ onHeaders }), changeSetId };
}

/** Waits for pending saves: they must be in the project before a revert. */
async function nothingPending(projectId: number): Promise<void> {
  const project = openedProject(projectId);
  if (project) await allSaved(project);
}

interface ChangeSetOf {
  projectId: number;
  changeSetId: number;
  done: Message;
  /** Loads the project again. */
  revalidate: () => Promise<unknown>;
}

/** A change set that the server reverts as a whole; a revert is a change set too, so that it can be reverted again. */
export function changeSetEntry({ projectId, changeSetId, done, revalidate }: ChangeSetOf): UndoEntry {
  let doneId = changeSetId;
  let undoneId: number | null = null;
  const revert = async (id: number): Promise<WithChangeSet<ChangeSetRevert>> => {
    await nothingPending(projectId);
    const body: RevertChangeSet = { dryRun: false };
    const path = routes.revertChangeSet(projectId, id);
    const reverted = await withChangeSet((options) => http.post<ChangeSetRevert>(path, body, options));
    await revalidate();
    return reverted;
  };
  return {
    done,
    isOnServer: true,
    async undo(): Promise<Undone> {
      const reverted = await revert(doneId);
      undoneId = reverted.changeSetId;
      return reverted.answer;
    },
    async redo(): Promise<Undone> {
      if (undoneId === null) return NOTHING_LEFT;
      const redone = await revert(undoneId);
      doneId = redone.changeSetId ?? doneId;
      return redone.answer;
    },
  };
}

const NOTHING_LEFT: Undone = { restored: 0, keptNewer: 0, blocked: 0 };
