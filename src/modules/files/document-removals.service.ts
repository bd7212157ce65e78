import { Injectable } from '@nestjs/common';

import type { ContentChange } from '../content/content-changed.js';
import { RemoveFileService } from './remove-file.service.js';
import { RemovedFilesQueries } from './removed-files.queries.js';
import type { Removal } from './removed-files.queries.js';

/** Removes documents that a repository no longer has. Inside an import transaction with the exclusive lock of the project. */
@Injectable()
export class DocumentRemovals {
  constructor(
    private readonly files: RemoveFileService,
    private readonly queries: RemovedFilesQueries,
  ) {}

  /**
   * A file that loses its last document is removed with its keys; the texts of another one stay. Reverting the change set
   * brings all of them back.
   * @param paths those that no document has are left out
   * @param imported the path templates of the files that the import has something of: they stay
   */
  async remove(
    place: Omit<Removal, 'fileId'>,
    paths: readonly string[],
    imported: readonly string[],
  ): Promise<ContentChange[]> {
    if (paths.length === 0) return [];
    const emptied = await this.queries.emptiedFiles(place.projectId, paths, imported);
    await this.queries.removeDocuments(place, paths, emptied);
    const changes: ContentChange[] = [];
    for (const fileId of emptied) changes.push(...(await this.files.removeWithKeys({ ...place, fileId })));
    return changes;
  }
}
