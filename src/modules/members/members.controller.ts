import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';

import { Refuses } from '../../platform/http/refuses.js';
import { AnyMember } from '../identity/access.js';
import { CurrentMember } from './member.js';
import type { Member } from './member.js';
import { MembersService } from './members.service.js';
import { MembershipView } from './membership.view.js';
import { READING } from './refusals.js';

@ApiTags('members')
@ApiBearerAuth()
@ApiParam({ name: 'projectId', type: Number })
@Controller('projects/:projectId/users')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  /** The caller's own membership. */
  @Get('me')
  @AnyMember()
  @Refuses(READING)
  me(@CurrentMember() member: Member): Promise<MembershipView> {
    return this.members.membership(member);
  }
}
