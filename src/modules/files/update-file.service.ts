import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { FileDetails, FileView, UpdateFile } from '#core/api/files.js';
import { FORMATS } from '#core/formats/index.js';
import { pathsOfDocuments, renameFault } from '#core/repository/rename-file.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import { refuse } from '../../platform/http/validation/refuse.js';
import type { ContentChange } from '../content/content-changed.js';
import { ContentQueries } from '../content/content.queries.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import type { Change } from '../content/project-transaction.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import type { Member } from '../members/member.js';
import { ProjectFilesQueries } from './project-files.queries.js';
import { ProjectFilesService } from './project-files.service.js';
import { RenamedFilesQueries } from './renamed-files.queries.js';

export interface UpdatedFile {
  file: FileDetails;
  /** Null if the path is the same. */
  changeSetId: number | null;
}

interface Renamed {
  changeSetId: number;
  history: Required<Change<never>>['history'];
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
    private readonly transaction: ProjectTransaction,
  ) {}

  /**
   * A changed path is a change set: reverting it gives file and documents their former paths.
   * @throws InvalidError for a path that documents cannot have, RuleError for one that is taken
   */
  updateFile(member: Member, fileId: number, { path, position }: UpdateFile): Promise<UpdatedFile> {
    return this.transaction.change(member, { lock: 'exclusive' }, async (actor) => {
      const files = await this.content.files(actor);
      const file = files.find(({ id }) => id === fileId);
      if (!file) throw new NotFoundError(ErrorCode.NotExistingFile);
      const renamed = path === undefined || path === file.path ? null : await this.rename(actor, file, path);
      const isMoved = position !== undefined && (await this.move(actor, files, { file, position }));
      const changes: ContentChange[] = isMoved ? [{ action: 'file.reordered' }] : [];
      const now = (await this.projectFiles.listFiles(actor)).find(({ id }) => id === fileId);
      const result = { file: assertDefined(now, 'file'), changeSetId: renamed?.changeSetId ?? null };
      if (!renamed) return { result, changes };
      return { result, history: renamed.history, changes: [{ action: 'file.renamed' }, ...changes] };
    });
  }

  private async rename({ projectId, userId: actorId }: Member, file: FileView, to: string): Promise<Renamed> {
    const documents = await this.queries.documents(projectId, file.id);
    const holdsAll = FORMATS.find(({ id }) => id === file.format)?.languages === 'all';
    const toRename = { template: file.path, holdsAll, documents };
    const fault = renameFault(toRename, to);
    refuse(fault && { path: 'path', message: `${fault.reason}: ${fault.part}` });
    const paths = pathsOfDocuments(toRename, to);
    const isTaken = (await this.files.all(projectId)).some(({ id, path }) => path === to && id !== file.id);
    if (isTaken || (await this.queries.takenPaths(projectId, file.id, paths)).length > 0)
      throw new RuleError(ErrorCode.FileAlreadyExists, { fields: { path: 'is the path of another file' } });
    const changeSetId = await this.changeSets.open({ projectId, actorId, kind: 'file', summary: {} });
    await this.queries.rename(projectId, { fileId: file.id, to, changeSetId }, documents, paths);
    const [old, made] = [file.path, to].map((name) => ({ id: file.id, name }));
    return { changeSetId, history: [{ action: 'file.renamed', changeSetId, old, new: made }] };
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
