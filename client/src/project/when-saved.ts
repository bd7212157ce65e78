import type { OpenProject } from './open-project.js';
import type { CellRef } from './store/cell-ref.js';

/** Resolves once the change of a value is saved or refused. */
function ending({ cells }: OpenProject, ref: CellRef): Promise<void> {
  const own = cells.atomOf(ref);
  return new Promise((resolve) => {
    const look = (): void => {
      if (cells.store.get(own).unsaved?.name === 'pending') return;
      stopWatching();
      resolve();
    };
    const stopWatching = cells.store.sub(own, look);
    look();
  });
}

const ended = async (project: OpenProject, refs: readonly CellRef[]): Promise<void> =>
  void (await Promise.all(refs.map((ref) => ending(project, ref))));

/** Resolves once no value of these keys is being saved: a bulk change must work on what the user sees. */
export async function whenSaved(project: OpenProject, keyIds: Iterable<number>): Promise<void> {
  const among = new Set(keyIds);
  await ended(
    project,
    project.session.unsaved.filter(({ keyId }) => among.has(keyId)),
  );
}

/** Resolves once no value is being saved. */
export const allSaved = (project: OpenProject): Promise<void> => ended(project, project.session.unsaved);
