import { Body, Controller, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { rowId } from '../../platform/http/validation/row-id.pipe.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { DETAILS } from '../content/details-limit.js';
import { CurrentCaller, CurrentUser } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { ProjectCreationGuard } from '../identity/project-creation.guard.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { IMPORT } from '../content/write-limits.js';
import { ProjectColumns } from './columns.view.js';
import { conditionalGet } from './conditional-get.js';
import { ColumnsQuery } from './dto/columns.query.js';
import { CreateProjectBody } from './dto/create-project.body.js';
import { UpdateProjectBody } from './dto/update-project.body.js';
import { ProjectDetails, ProjectSummary, ProjectView } from './project.view.js';
import { ProjectArchiveService } from './project-archive.service.js';
import { ProjectColumnsService } from './project-columns.service.js';
import { ProjectCreationService } from './project-creation.service.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@Controller()
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly creation: ProjectCreationService,
    private readonly archives: ProjectArchiveService,
    private readonly columnsOf: ProjectColumnsService,
  ) {}

  /**
   * Lists the projects of the caller
   * @remarks Includes role, languages and statistics. The project changed most recently comes first. A token of one
   * project lists only that one.
   */
  @Call('listProjects')
  list(
    @CurrentUser() user: { id: number },
    @CurrentCaller() { onlyProjectId }: Caller,
  ): Promise<ProjectSummary[]> {
    return this.projects.listProjects(user.id, onlyProjectId ?? null);
  }

  /** Creates a project, empty or from imported files */
  @Call('createProject', ProjectDetails)
  @UseGuards(ProjectCreationGuard)
  @RateLimited(IMPORT)
  async create(
    @CurrentUser() user: { id: number },
    @Body() body: CreateProjectBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return (await this.creation.createProject(user.id, body)).answer(response);
  }

  /**
   * Returns a project with its languages, keys and values
   * @remarks The response carries an `ETag`. Sent back as `If-None-Match`, it saves the transfer of an unchanged
   * project.
   */
  @Call('readProject', ProjectDetails)
  @RateLimited(DETAILS)
  details(
    @CurrentMember() member: Member,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return conditionalGet(request, response, (knows) => this.projects.details(member, knows));
  }

  /**
   * Returns a project by columns
   * @remarks The content is that of the details, in a third of the bytes: a list of ids, one of texts, and so on. Servers keep
   * the compressed response while the project is unchanged. The response carries an `ETag`, as that of the details does.
   */
  @Call('readColumns', ProjectColumns)
  @RateLimited(DETAILS)
  columns(
    @CurrentMember() member: Member,
    @Query() { languageId }: ColumnsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const only = languageId === undefined ? null : rowId(languageId);
    return conditionalGet(request, response, (knows) => this.columnsOf.read(member, only, knows));
  }

  /**
   * Updates a project’s name, colour, description and base language
   * @remarks With another base language, no translation is stale until a text of that language changes.
   */
  @Call('updateProject')
  update(@CurrentMember() member: Member, @Body() body: UpdateProjectBody): Promise<ProjectView> {
    return this.projects.updateProject(member, body);
  }

  /**
   * Archives a project
   * @remarks An archived project is read-only: calls that would change it answer 403 `project_archived`. It can still be
   * read, exported, left, deleted and restored.
   */
  @Call('archiveProject')
  archive(@CurrentMember() member: Member, @Req() { id }: NamedRequest): Promise<ProjectView> {
    return this.archives.archiveProject(member, id);
  }

  /** Restores an archived project */
  @Call('unarchiveProject')
  unarchive(@CurrentMember() member: Member, @Req() { id }: NamedRequest): Promise<ProjectView> {
    return this.archives.unarchiveProject(member, id);
  }

  /** Deletes a project and everything in it */
  @Call('deleteProject')
  remove(@CurrentMember() member: Member, @Req() { id }: NamedRequest): Promise<void> {
    return this.projects.deleteProject(member, id);
  }
}
