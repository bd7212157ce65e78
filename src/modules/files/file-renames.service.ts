import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { FileView } from '#core/api/files.js';
import type { RenamedFile } from '#core/api/imports/changes.js';
import type { HistorySource } from '#core/domain/history.js';
import { FORMATS } from '#core/formats/index.js';
import { pathsOfDocuments, renameFault } from '#core/repository/rename-file.js';

import { NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import { refuse } from '../../platform/http/validation/refuse.js';
import { HistoryService } from '../history/history.service.js';
import { ProjectFilesQueries } from './project-files.queries.js';
import { RenamedFilesQueries } from './renamed-files.queries.js';

/** A change that renames files. */
export interface Renaming {
  projectId: number;
  actorId: number;
  changeSetId: number;
  source: HistorySource;
}

/** Changes the paths of files and of their documents. Under the exclusive lock of the project. */
@Injectable()
export class FileRenames {
  constructor(
    private readonly history: HistoryService,
    private readonly files: ProjectFilesQueries,
    private readonly queries: RenamedFilesQueries,
  ) {}

  /**
   * The documents follow; reverting the change set gives all of them their former paths.
   * @param fieldOf names the path of the nth one in an error
   * @throws NotFoundError, InvalidError for a path that documents cannot have, RuleError for one that is taken
   */
  async rename(
    renaming: Renaming,
    renamed: readonly RenamedFile[],
    fieldOf: (place: number) => string,
  ): Promise<void> {
    if (renamed.length === 0) return;
    const files = await this.files.all(renaming.projectId);
    const fileAt = new Map(files.map((file) => [file.id, file]));
    // Former paths stay taken, so that the undo finds them free.
    const taken = new Set(files.map(({ path }) => path));
    for (const [place, { fileId, path }] of renamed.entries()) {
      const file = fileAt.get(fileId);
      if (!file) throw new NotFoundError(ErrorCode.NotExistingFile);
      if (file.path === path) continue;
      const field = fieldOf(place);
      if (taken.has(path)) throw isTaken(field);
      await this.renameOne(renaming, file, path, field);
      taken.add(path);
      fileAt.set(fileId, { ...file, path });
    }
  }

  private async renameOne(
    { source, ...by }: Renaming,
    file: FileView,
    to: string,
    field: string,
  ): Promise<void> {
    const { projectId, changeSetId } = by;
    const { id: fileId, path: template, format } = file;
    const documents = await this.queries.documents(projectId, fileId);
    const holdsAll = FORMATS.find(({ id }) => id === format)?.languages === 'all';
    const toRename = { template, holdsAll, documents };
    const fault = renameFault(toRename, to);
    refuse(fault && { path: field, message: `${fault.reason}: ${fault.part}` });
    const paths = pathsOfDocuments(toRename, to);
    if ((await this.queries.takenPaths(projectId, fileId, paths)).length > 0) throw isTaken(field);
    await this.queries.rename(projectId, { fileId, to, changeSetId }, documents, paths);
    const [old, made] = [template, to].map((name) => ({ id: fileId, name }));
    await this.history.record({ ...by, source, action: 'file.renamed', old, new: made });
  }
}

const isTaken = (field: string): RuleError =>
  new RuleError(ErrorCode.FileAlreadyExists, { fields: { [field]: 'is the path of another file' } });
