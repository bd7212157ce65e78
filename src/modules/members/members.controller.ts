import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
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

  /**
   * Lists the members of a project
   * @remarks For callers who may invite, pending invitations follow the members.
   */
  @Call('listProjectUsers')
  list(@CurrentMember() member: Member): Promise<ProjectUserView[]> {
    return this.users.listMembers(member);
  }

  /** Returns the caller’s membership of a project */
  @Call('readMyMembership')
  me(@CurrentMember() member: Member): Promise<MembershipView> {
    return this.members.membership(member);
  }

  /**
   * Updates the role and languages of a member
   * @remarks Refused for a member of a higher role. The role `owner` transfers the project.
   */
  @Call('updateProjectUser')
  update(
    @CurrentMember() member: Member,
    @Param('userId', RowId) userId: number,
    @Body() body: UpdateProjectUserBody,
    @Req() { id }: NamedRequest,
  ): Promise<ProjectUserView> {
    return this.users.updateMember(member, userId, body, id);
  }

  /**
   * Removes a member of equal or lower role
   * @remarks Also revokes the pending invitations that the member sent.
   */
  @Call('removeProjectUser')
  remove(
    @CurrentMember() member: Member,
    @Param('userId', RowId) userId: number,
    @Req() { id }: NamedRequest,
  ): Promise<void> {
    return this.users.removeMember(member, userId, id);
  }

  /**
   * Removes the caller from a project
   * @remarks Also revokes the pending invitations that the caller sent. The owner must transfer or delete the project
   * instead.
   */
  @Call('leaveProject')
  leave(@CurrentMember() member: Member, @Req() { id }: NamedRequest): Promise<void> {
    return this.users.leave(member, id);
  }
}
