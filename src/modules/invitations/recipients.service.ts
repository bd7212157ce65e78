import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { CreateInvitation } from '#core/api/invitations.js';
import { foldEmail } from '#core/domain/email.js';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import type { Caller } from '../identity/access.js';
import { emailColumns } from '../identity/email-columns.js';
import { mayOpenAccount } from '../identity/registration.js';
import { MembersService } from '../members/members.service.js';
import { InvitationsQueries } from './invitations.queries.js';
import type { Recipient } from './invitations.queries.js';
import { UnregisteredQueries } from './unregistered.queries.js';

/** Finds the recipient of an invitation: a user, or an email until it has an account. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly queries: InvitationsQueries,
    private readonly unregistered: UnregisteredQueries,
  ) {}

  /**
   * Under the lock of the project. Throws NotFoundError if the email has no account and may not register, RuleError if
   * it is that of a member or of an invitation, InvalidError if it cannot be that of a new account.
   */
  async recipientOf({ projectId, email, mayRegister }: CreateInvitation): Promise<Recipient> {
    const inviteeId = await this.queries.userByEmail(email);
    const isNew = inviteeId === null;
    if (isNew && !(mayRegister && mayOpenAccount(this.config, email)))
      throw new NotFoundError(ErrorCode.InvitationUserNotFound);
    const recipient: Recipient = isNew
      ? { inviteeId, ...emailColumns(email) }
      : { inviteeId, email: null, foldedEmail: null };
    // Members, including the sender, cannot accept it.
    if (!isNew && (await this.members.find(projectId, inviteeId)) !== null)
      throw new RuleError(ErrorCode.InvitationAlreadyExists);
    await this.queries.forgetDead(projectId, inviteeId, this.clock.now());
    // The user may have registered since, and not have seen the invitation yet.
    if (await this.unregistered.isInvited(projectId, foldEmail(email)))
      throw new RuleError(ErrorCode.InvitationAlreadyExists);
    return recipient;
  }

  /**
   * Gives the user the invitations to their email. The settings may count unverified emails as verified; this does not,
   * and neither do personal tokens, which carry the email of the profile.
   */
  async claimInvitations({ email, emailVerified, scopes }: Caller, userId: number): Promise<void> {
    if (!emailVerified || scopes !== undefined) return;
    const claim = { userId, foldedEmail: foldEmail(email), now: this.clock.now() };
    const projectIds = await this.unregistered.claimable(claim);
    if (projectIds.length === 0) return;
    await this.database.transaction(() => this.unregistered.claim(claim, projectIds));
  }
}
