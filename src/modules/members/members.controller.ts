import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';

import { Refuses } from '../../platform/http/refuses.js';
import type { NamedRequest } from '../../platform/http/request-id.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
import { AnyMember, RequirePermission } from '../identity/access.js';
import { UpdateProjectUserBody } from './dto/update-project-user.body.js';
import { CurrentMember } from './member.js';
import type { Member } from './member.js';
import { MembersService } from './members.service.js';
import { MembershipView } from './membership.view.js';
import { ProjectUsersService } from './project-users.service.js';
import { ProjectUserView } from './project-user.view.js';
import { READING, WRITING } from './refusals.js';

@ApiTags('members')
@ApiBearerAuth()
@ApiParam({ name: 'projectId', type: Number })
@Controller('projects/:projectId')
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly users: ProjectUsersService,
  ) {}

  /** The members; behind them, for those who invite, whoever is invited. */
  @Get('users')
  @AnyMember()
  @Refuses(READING)
  list(@CurrentMember() member: Member): Promise<ProjectUserView[]> {
    return this.users.list(member);
  }

  /** The caller's own membership. */
  @Get('users/me')
  @AnyMember()
  @Refuses(READING)
  me(@CurrentMember() member: Member): Promise<MembershipView> {
    return this.members.membership(member);
  }

  /** Another role or other languages for somebody of no higher rank; the role `owner` hands the project over. */
  @Patch('users/:userId')
  @RequirePermission('canWriteUser')
  @Refuses({ ...WRITING, 404: ['not_existing_user'] })
  update(
    @CurrentMember() member: Member,
    @Param('userId', RowId) userId: number,
    @Body() body: UpdateProjectUserBody,
    @Req() { id }: NamedRequest,
  ): Promise<ProjectUserView> {
    return this.users.update(member, userId, body, id);
  }

  /** Somebody of no higher rank goes, with the invitations they have made. */
  @Delete('users/:userId')
  @HttpCode(204)
  @RequirePermission('canWriteUser')
  @Refuses({ ...READING, 403: ['not_your_project', 'unauthorized'], 404: ['not_existing_user'] })
  remove(
    @CurrentMember() member: Member,
    @Param('userId', RowId) userId: number,
    @Req() { id }: NamedRequest,
  ): Promise<void> {
    return this.users.remove(member, userId, id);
  }

  /** The caller goes, with the invitations they have made; the owner hands the project over or deletes it first. */
  @Post('leave')
  @HttpCode(204)
  @AnyMember()
  @Refuses({ ...READING, 422: ['owner_cannot_leave'] })
  leave(@CurrentMember() member: Member, @Req() { id }: NamedRequest): Promise<void> {
    return this.users.leave(member, id);
  }
}
