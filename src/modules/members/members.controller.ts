import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { NamedRequest } from '../../platform/http/request-id.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
import { Call } from '../identity/call.js';
import { UpdateProjectUserBody } from './dto/update-project-user.body.js';
import { CurrentMember } from './member.js';
import type { Member } from './member.js';
import { MembersService } from './members.service.js';
import { MembershipView } from './membership.view.js';
import { ProjectUsersService } from './project-users.service.js';
import { ProjectUserView } from './project-user.view.js';

@ApiTags('members')
@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly users: ProjectUsersService,
  ) {}

  /** The members; behind them, for those who invite, whoever is invited. */
  @Call('listProjectUsers')
  list(@CurrentMember() member: Member): Promise<ProjectUserView[]> {
    return this.users.list(member);
  }

  /** The caller's own membership. */
  @Call('readMyMembership')
  me(@CurrentMember() member: Member): Promise<MembershipView> {
    return this.members.membership(member);
  }

  /** Another role or other languages for somebody of no higher rank; the role `owner` hands the project over. */
  @Call('updateProjectUser')
  update(
    @CurrentMember() member: Member,
    @Param('userId', RowId) userId: number,
    @Body() body: UpdateProjectUserBody,
    @Req() { id }: NamedRequest,
  ): Promise<ProjectUserView> {
    return this.users.update(member, userId, body, id);
  }

  /** Somebody of no higher rank goes, with the invitations they have made. */
  @Call('removeProjectUser')
  remove(
    @CurrentMember() member: Member,
    @Param('userId', RowId) userId: number,
    @Req() { id }: NamedRequest,
  ): Promise<void> {
    return this.users.remove(member, userId, id);
  }

  /** The caller goes, with the invitations they have made; the owner hands the project over or deletes it first. */
  @Call('leaveProject')
  leave(@CurrentMember() member: Member, @Req() { id }: NamedRequest): Promise<void> {
    return this.users.leave(member, id);
  }
}
