import type { FileDetails, UpdateFile } from '#core/api/files.js';
import type { AppliedChanges } from '#core/api/imports/changes.js';
import type { RevertChangeSet } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';
import type { ImportWarning } from '#core/formats/index.js';

import { http } from '../../../lib/api/http.js';
import { JsonText } from '../../../lib/http/json-text.js';
import { withChangeSet } from '../../../project/calls/change-set-entry.js';
import type { DecidedContent } from '../reading/repository-service.js';

export interface DecidedImport {
  readonly content: DecidedContent;
  /** Files of the project that have another path now. */
  readonly renames: readonly { readonly fileId: number; readonly path: string }[];
  readonly marksObsolete: boolean;
}

/** The change sets in their order, and the warnings of the import. */
export interface Sent {
  readonly changeSetIds: readonly number[];
  readonly warnings: readonly ImportWarning[];
}

/**
 * Renames files, then imports what was decided.
 * @param onSaved receives what is to be taken back if the rest fails
 */
export async function sendDecided(
  projectId: number,
  { content, renames, marksObsolete }: DecidedImport,
  onSaved: (sent: Sent) => void,
): Promise<Sent> {
  const changeSetIds: number[] = [];
  for (const { fileId, path } of renames) {
    const body: UpdateFile = { path };
    const { changeSetId } = await withChangeSet((options) =>
      http.patch<FileDetails>(routes.updateFile(projectId, fileId), body, { quiet: true, ...options }),
    );
    if (changeSetId !== null) changeSetIds.push(changeSetId);
    onSaved({ changeSetIds: [...changeSetIds], warnings: [] });
  }
  const { languages, files, shown, adopt, typos, unmarked } = content;
  const body = {
    languages: new JsonText(languages),
    files: new JsonText(files),
    shown: new JsonText(shown),
    adopt,
    replace: 'all',
    typos: new JsonText(typos),
    obsolete: marksObsolete ? 'mark' : 'keep',
    unmarked: new JsonText(unmarked),
  };
  const { changeSetId, warnings } = await http.post<AppliedChanges>(routes.applyChanges(projectId), body, {
    quiet: true,
  });
  return { changeSetIds: changeSetId === null ? changeSetIds : [...changeSetIds, changeSetId], warnings };
}

/** Reverts its change sets, the last one first. */
export async function takeBackDecided(projectId: number, { changeSetIds }: Sent): Promise<void> {
  const body: RevertChangeSet = { dryRun: false };
  for (const id of changeSetIds.toReversed())
    await http.post(routes.revertChangeSet(projectId, id), body, { quiet: true });
}
