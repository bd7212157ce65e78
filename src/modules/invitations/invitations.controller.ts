import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { NamedRequest } from '../../platform/http/request-id.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
import { CurrentCaller, CurrentUser, RequirePermission, SignedIn } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { MembershipView } from '../members/membership.view.js';
import { WRITING } from '../members/refusals.js';
import { CreateInvitationBody } from './dto/create-invitation.body.js';
import { InvitationView, SentInvitationView } from './invitation.view.js';
import { InvitationsService } from './invitations.service.js';
import { INVITATION } from './limits.js';

const OWN = { 401: ['unauthenticated'], 429: ['too_many_requests'], 503: ['unavailable'] } as const;
const ANSWERING = { ...OWN, 403: ['email_not_verified'], 404: ['not_existing_invitation'] } as const;

@ApiTags('invitations')
@ApiBearerAuth()
@Controller('invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** What the caller can still accept, the newest first; nothing before their e-mail is verified. */
  @Get()
  @SignedIn()
  @Refuses(OWN)
  list(@CurrentCaller() caller: Caller, @CurrentUser() user: { id: number }): Promise<InvitationView[]> {
    return this.invitations.list(caller, user.id);
  }

  /** Invites a registered user to the project that the body names, for 30 days. */
  @Post()
  @RequirePermission('canWriteInvitation')
  @RateLimited(...INVITATION)
  @Refuses({
    ...WRITING,
    403: ['not_your_project', 'unauthorized', 'email_not_verified'],
    404: ['invitation_user_not_found'],
    422: ['invitation_already_exists'],
  })
  create(
    @CurrentMember() member: Member,
    @CurrentCaller() caller: Caller,
    @Body() body: CreateInvitationBody,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<SentInvitationView> {
    return this.invitations.create(member, { caller, userId: member.userId, requestId }, body);
  }

  /** Makes the caller a member of the project. */
  @Post(':invitationId/accept')
  @HttpCode(200)
  @SignedIn()
  @Refuses(ANSWERING)
  accept(
    @CurrentCaller() caller: Caller,
    @CurrentUser() { id: userId }: { id: number },
    @Param('invitationId', RowId) invitationId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<MembershipView> {
    return this.invitations.accept({ caller, userId, requestId }, invitationId);
  }

  @Post(':invitationId/decline')
  @HttpCode(204)
  @SignedIn()
  @Refuses(ANSWERING)
  decline(
    @CurrentCaller() caller: Caller,
    @CurrentUser() { id: userId }: { id: number },
    @Param('invitationId', RowId) invitationId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.invitations.decline({ caller, userId, requestId }, invitationId);
  }

  /** Takes an invitation back; to whoever does not belong to its project it is not there. */
  @Delete(':invitationId')
  @HttpCode(204)
  @SignedIn()
  @Refuses({ ...OWN, 403: ['unauthorized'], 404: ['not_existing_invitation'] })
  remove(
    @CurrentCaller() caller: Caller,
    @CurrentUser() { id: userId }: { id: number },
    @Param('invitationId', RowId) invitationId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.invitations.remove({ caller, userId, requestId }, invitationId);
  }
}
