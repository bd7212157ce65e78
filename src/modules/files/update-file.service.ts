import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { FileDetails, FileView, UpdateFile } from '#core/api/files.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { NotFoundError } from '../../platform/errors/domain.error.js';
import { ContentQueries } from '../content/content.queries.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import type { Member } from '../members/member.js';
import { FileRenames } from './file-renames.service.js';
import { ProjectFilesQueries } from './project-files.queries.js';
import { ProjectFilesService } from './project-files.service.js';
import { RenamedFilesQueries } from './renamed-files.queries.js';

export interface UpdatedFile {
  file: FileDetails;
  /** Null if the path is the same. */
  changeSetId: number | null;
}

/** Renames the files of a project, and changes their order. */
@Injectable()
export class UpdateFileService {
  constructor(
    private readonly content: ContentQueries,
    private readonly changeSets: ChangeSetsService,
    private readonly projectFiles: ProjectFilesService,
    private readonly files: ProjectFilesQueries,
    private readonly queries: RenamedFilesQueries,
    private readonly renames: FileRenames,
    private readonly transaction: ProjectTransaction,
  ) {}

  /**
   * A changed path is a change set: reverting it gives file and documents their former paths.
   * @throws as FileRenames
   */
  updateFile(member: Member, fileId: number, { path, position }: UpdateFile): Promise<UpdatedFile> {
    return this.transaction.change(member, { lock: 'exclusive' }, async (actor) => {
      const files = await this.content.files(actor);
      const file = files.find(({ id }) => id === fileId);
      if (!file) throw new NotFoundError(ErrorCode.NotExistingFile);
      const isRenamed = path !== undefined && path !== file.path;
      const changeSetId = isRenamed ? await this.rename(actor, fileId, path) : null;
      const isMoved = position !== undefined && (await this.move(actor, files, { file, position }));
      const now = (await this.projectFiles.listFiles(actor)).find(({ id }) => id === fileId);
      return {
        result: { file: assertDefined(now, 'file'), changeSetId },
        changes: [
          ...(isRenamed ? [{ action: 'file.renamed' } as const] : []),
          ...(isMoved ? [{ action: 'file.reordered' } as const] : []),
        ],
      };
    });
  }

  private async rename(
    { projectId, userId: actorId }: Member,
    fileId: number,
    path: string,
  ): Promise<number> {
    const changeSetId = await this.changeSets.open({ projectId, actorId, kind: 'file', summary: {} });
    await this.renames.rename(
      { projectId, actorId, changeSetId, source: 'edit' },
      [{ fileId, path }],
      () => 'path',
    );
    return changeSetId;
  }

  /** Returns whether the place is another one. Files that are not listed come last. */
  private async move(
    { projectId }: Member,
    files: readonly FileView[],
    { file, position }: { file: FileView; position: number },
  ): Promise<boolean> {
    if (Math.min(position, files.length - 1) === files.indexOf(file)) return false;
    const order = files.filter(({ id }) => id !== file.id);
    order.splice(position, 0, file);
    const listed = new Set(order.map(({ id }) => id));
    const others = (await this.files.all(projectId)).filter(({ id }) => !listed.has(id));
    await this.queries.order(
      projectId,
      [...order, ...others].map(({ id }) => id),
    );
    return true;
  }
}
