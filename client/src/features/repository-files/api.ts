import { useMemo } from 'react';
import useSWR from 'swr';
import type { SWRResponse } from 'swr';

import type { FileDetails, RemovedKeys, UpdateFile } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/api/http.js';
import { withChangeSet } from '../../project/calls/change-set-entry.js';
import { useUndo } from '../../project/calls/use-undo.js';
import { useProjectCache } from '../../project/project-cache.js';

/** The files of a project with their documents, from the server. */
export const useFiles = (projectId: number): SWRResponse<FileDetails[]> =>
  useSWR<FileDetails[]>(routes.listFiles(projectId));

export interface FileCalls {
  rename: (fileId: number, path: string) => Promise<void>;
  /** @param position from 0 */
  move: (fileId: number, position: number) => Promise<void>;
  remove: (file: FileDetails, keys: RemovedKeys) => Promise<void>;
}

/** The calls that change files. Each loads files and project again; a change of content can be undone. */
export function useFileCalls(projectId: number): FileCalls {
  const { revalidate } = useProjectCache(projectId);
  const undo = useUndo(projectId);
  return useMemo(() => {
    const update = (fileId: number, body: UpdateFile) =>
      withChangeSet((options) =>
        http.patch<FileDetails>(routes.updateFile(projectId, fileId), body, { quiet: true, ...options }),
      );
    return {
      async rename(fileId, path) {
        const { changeSetId } = await update(fileId, { path });
        await revalidate();
        undo.tellSet(changeSetId, { id: 'toast.file_renamed', values: { path } });
      },
      async move(fileId, position) {
        await update(fileId, { position });
        await revalidate();
      },
      async remove({ id, path }, keys) {
        const address = `${routes.deleteFile(projectId, id)}?keys=${keys}`;
        const { changeSetId } = await withChangeSet((options) => http.delete(address, undefined, options));
        await revalidate();
        undo.tellSet(changeSetId, { id: 'toast.file_removed', values: { path } });
      },
    };
  }, [projectId, revalidate, undo]);
}
