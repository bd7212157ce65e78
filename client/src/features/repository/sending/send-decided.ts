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

/** Renames files, then imports what was decided. If one fails, what was renamed has its former paths again. */
export async function sendDecided(projectId: number, decided: DecidedImport): Promise<Sent> {
  const renamed: number[] = [];
  try {
    for (const { fileId, path } of decided.renames) {
      const body: UpdateFile = { path };
      const { changeSetId } = await withChangeSet((options) =>
        http.patch<FileDetails>(routes.updateFile(projectId, fileId), body, { quiet: true, ...options }),
      );
      if (changeSetId !== null) renamed.push(changeSetId);
    }
    const { languages, files, shown, adopt } = decided.content;
    const { changeSetId, warnings } = await http.post<AppliedChanges>(routes.applyChanges(projectId), {
      languages: new JsonText(languages),
      files: new JsonText(files),
      shown: new JsonText(shown),
      adopt,
      replace: 'all',
      obsolete: decided.marksObsolete ? 'mark' : 'keep',
    });
    return { changeSetIds: changeSetId === null ? renamed : [...renamed, changeSetId], warnings };
  } catch (error) {
    await takeBack(projectId, renamed);
    throw error;
  }
}

async function takeBack(projectId: number, changeSetIds: readonly number[]): Promise<void> {
  const body: RevertChangeSet = { dryRun: false };
  for (const id of changeSetIds.toReversed())
    await http.post(routes.revertChangeSet(projectId, id), body, { quiet: true }).catch(() => undefined);
}
