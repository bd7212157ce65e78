import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiParam,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { jsonAnswer } from '../../platform/http/json-answer.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { NamedRequest } from '../../platform/http/request-id.js';
import { AnyMember, CurrentUser, RequirePermission, SignedIn } from '../identity/access.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { READING, WRITING } from '../members/refusals.js';
import { answerUnlessKnown } from './answer-unless-known.js';
import { CreateProjectBody } from './dto/create-project.body.js';
import { WriteProjectBody } from './dto/write-project.body.js';
import { ProjectDetails, projectJson, ProjectSummary, ProjectView } from './project.view.js';
import { ProjectsService } from './projects.service.js';

const PROJECT_ID = { name: 'projectId', type: Number };

const OWN = { 401: ['unauthenticated'], 429: ['too_many_requests'], 503: ['unavailable'] } as const;

const DETAILS: RateLimit = { name: 'details', limit: (config) => config.detailsRateLimit, seconds: 60 };

@ApiTags('projects')
@ApiBearerAuth()
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  /** The caller's projects with role, languages and counts, the one changed last first. */
  @Get()
  @SignedIn()
  @Refuses(OWN)
  list(@CurrentUser() user: { id: number }): Promise<ProjectSummary[]> {
    return this.projects.list(user.id);
  }

  /** A project with its languages, and with groups from files. */
  @Post()
  @SignedIn()
  @ApiCreatedResponse({ type: ProjectDetails })
  @Refuses({
    ...OWN,
    400: ['validation_error'],
    413: ['payload_too_large'],
    422: ['language_already_exists', 'limit_reached'],
  })
  async create(
    @CurrentUser() user: { id: number },
    @Body() body: CreateProjectBody,
  ): Promise<StreamableFile> {
    return jsonAnswer(projectJson(await this.projects.create(user.id, body)));
  }

  /** The whole project, as far as the caller may read it. */
  @Get(':projectId/details')
  @ApiParam(PROJECT_ID)
  @AnyMember()
  @RateLimited(DETAILS)
  @ApiHeader({ name: 'If-None-Match', required: false, description: 'The ETag of an answer still at hand' })
  @ApiOkResponse({ type: ProjectDetails })
  @ApiResponse({ status: 304, description: 'The answer at hand is what the project is.' })
  @Refuses(READING)
  details(
    @CurrentMember() member: Member,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return answerUnlessKnown(request, response, (knows) => this.projects.details(member, knows));
  }

  @Put(':projectId')
  @ApiParam(PROJECT_ID)
  @RequirePermission('canWriteProject')
  @Refuses(WRITING)
  update(@CurrentMember() member: Member, @Body() body: WriteProjectBody): Promise<ProjectView> {
    return this.projects.update(member, body);
  }

  @Delete(':projectId')
  @HttpCode(204)
  @ApiParam(PROJECT_ID)
  @RequirePermission('canDeleteProject')
  @Refuses({ ...READING, 403: ['not_your_project', 'unauthorized'] })
  remove(@CurrentMember() member: Member, @Req() { id }: NamedRequest): Promise<void> {
    return this.projects.remove(member, id);
  }
}
