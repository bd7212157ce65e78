import { Body, Controller, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
import { PROFILES } from '../content/details-limit.js';
import { Call } from '../identity/call.js';
import { sendChangeSet } from '../history/change-set-header.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { DeleteFileQuery } from './dto/delete-file.query.js';
import { ImportProfileView } from './dto/import-profile.body.js';
import { UpdateFileBody } from './dto/update-file.body.js';
import { FileDetails, FileProfileView } from './file.view.js';
import { FilesService } from './files.service.js';
import { ProjectFilesService } from './project-files.service.js';
import { RemoveFileService } from './remove-file.service.js';
import { UpdateFileService } from './update-file.service.js';

@ApiTags('languages')
@Controller()
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly projectFiles: ProjectFilesService,
    private readonly updating: UpdateFileService,
    private readonly removing: RemoveFileService,
  ) {}

  /**
   * Lists the files of the repository
   * @remarks A file is that of a repository in all its languages; a document is the file in one of them. Files come with
   * imported documents; what was imported alone belongs to none.
   */
  @Call('listFiles', [FileDetails])
  listFiles(@CurrentMember() member: Member): Promise<FileDetails[]> {
    return this.projectFiles.listFiles(member);
  }

  /**
   * Renames a file, or changes its place in the order
   * @remarks The documents of a renamed file follow: each keeps its code as it is written. Reverting the change set gives all
   * of them their former paths.
   */
  @Call('updateFile')
  async update(
    @CurrentMember() member: Member,
    @Param('fileId', RowId) fileId: number,
    @Body() body: UpdateFileBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FileDetails> {
    const { file, changeSetId } = await this.updating.updateFile(member, fileId, body);
    sendChangeSet(response, changeSetId);
    return file;
  }

  /**
   * Removes a file from the project
   * @remarks Its keys stay, without a file, or are deleted. Groups that stay join those of the same name without a file; a
   * key whose name is in use there gets a number: `title_2`. Reverting the change set brings the file back.
   */
  @Call('deleteFile')
  async remove(
    @CurrentMember() member: Member,
    @Param('fileId', RowId) fileId: number,
    @Query() { keys }: DeleteFileQuery,
    @Req() { id: requestId }: NamedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    sendChangeSet(response, await this.removing.removeFile(member, fileId, keys, requestId));
  }

  /**
   * Lists the profiles of imported files
   * @remarks Returns the last Web JSON file of a language, and the last file of each name in other formats.
   */
  @Call('listFileProfiles')
  list(@CurrentMember() member: Member): Promise<FileProfileView[]> {
    return this.files.listFileProfiles(member);
  }

  /**
   * Returns the profiles of the files of a language
   * @remarks A profile is a file without its texts. With the texts of the project, it gives the file back as it was.
   * Keys that have moved or were renamed since the import keep their places.
   */
  @Call('readFileProfiles', ImportProfileView)
  @RateLimited(PROFILES)
  async read(
    @CurrentMember() member: Member,
    @Param('languageId', RowId) languageId: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return (await this.files.readFileProfiles(member, languageId)).answer(response);
  }
}
