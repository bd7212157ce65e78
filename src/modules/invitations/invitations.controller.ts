import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
import { CurrentClientContext } from '../../platform/http/client/client-context.js';
import type { ClientContext } from '../../platform/http/client/client-context.js';
import { CurrentCaller, CurrentUser } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { MembershipView } from '../members/membership.view.js';
import { CreateInvitationBody } from './dto/create-invitation.body.js';
import { CreatedInvitationView, InvitationView } from './invitation.view.js';
import { InvitationsService } from './invitations.service.js';
import { INVITATION } from './limits.js';

@ApiTags('invitations')
@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /**
   * Lists the pending invitations for the caller
   * @remarks The newest comes first. Empty until the caller has verified their email.
   */
  @Call('listInvitations')
  list(@CurrentCaller() caller: Caller, @CurrentUser() user: { id: number }): Promise<InvitationView[]> {
    return this.invitations.listInvitations(caller, user.id);
  }

  /**
   * Invites a registered user to a project
   * @remarks The invitation expires after 30 days. With `mayRegister`, an email without an account is invited too: it
   * receives a link to the registration, or the response has the link if the instance sends no emails. The invitation
   * then waits for the user who verifies this email. Emails that may not register receive 404.
   */
  @Call('createInvitation')
  @RateLimited(...INVITATION)
  create(
    @CurrentMember() member: Member,
    @CurrentCaller() caller: Caller,
    @Body() body: CreateInvitationBody,
    @CurrentClientContext() client: ClientContext,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<CreatedInvitationView> {
    return this.invitations.createInvitation(
      member,
      { caller, userId: member.userId, requestId, client },
      body,
    );
  }

  /** Accepts an invitation and joins the project */
  @Call('acceptInvitation')
  accept(
    @CurrentCaller() caller: Caller,
    @CurrentUser() { id: userId }: { id: number },
    @Param('invitationId', RowId) invitationId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<MembershipView> {
    return this.invitations.accept({ caller, userId, requestId }, invitationId);
  }

  /** Declines an invitation */
  @Call('declineInvitation')
  decline(
    @CurrentCaller() caller: Caller,
    @CurrentUser() { id: userId }: { id: number },
    @Param('invitationId', RowId) invitationId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.invitations.decline({ caller, userId, requestId }, invitationId);
  }

  /**
   * Revokes an invitation
   * @remarks Callers who are not members of the project receive 404.
   */
  @Call('deleteInvitation')
  remove(
    @CurrentCaller() caller: Caller,
    @CurrentUser() { id: userId }: { id: number },
    @Param('invitationId', RowId) invitationId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.invitations.deleteInvitation({ caller, userId, requestId }, invitationId);
  }
}
