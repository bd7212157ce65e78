import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { CreatedInvitationView, InvitationView } from '#core/api/invitations.js';
import type { MembershipView } from '#core/api/members.js';
import { outranksOrEquals } from '#core/domain/roles.js';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { ForbiddenError, NotFoundError } from '../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../platform/database/duplicates.js';
import type { ClientContext } from '../../platform/http/client/client-context.js';
import { assertDefined } from '../../platform/assert-defined.js';
import type { AuditAction, AuditEntry } from '../history/audit.service.js';
import type { Caller } from '../identity/access.js';
import { hasProvenEmail } from '../identity/registration.js';
import { LanguageLimitsService } from '../members/language-limits.service.js';
import { limitsIn } from '../members/language-lists.js';
import { LockedTransaction } from '../members/locked-transaction.js';
import type { Member } from '../members/member.js';
import { MembersChanged } from '../members/members-changed.js';
import { MembersService } from '../members/members.service.js';
import type { CreateInvitationBody } from './dto/create-invitation.body.js';
import { InvitationEmail, LIFETIME_MS } from './invitation-email.js';
import { invitationView } from './invitation.view.js';
import { InvitationsQueries } from './invitations.queries.js';
import type { Answered, InvitedUser } from './invitations.queries.js';
import { RecipientsService } from './recipients.service.js';

const DUPLICATES = {
  unique_pending_invitation: ErrorCode.InvitationAlreadyExists,
  unique_unregistered_invitation: ErrorCode.InvitationAlreadyExists,
};

/** The user who accepts or declines an invitation, and the request. */
export interface Actor {
  caller: Caller;
  userId: number;
  requestId: string;
}

/** The sender of an invitation. The email uses their locale if the recipient has none. */
export interface Sender extends Actor {
  client: ClientContext;
}

/** The audit entry of an invitation. */
interface Entry extends Partial<InvitedUser>, Pick<Answered, 'role'> {
  invitationId: number;
}

@Injectable()
export class InvitationsService {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly members: MembersService,
    private readonly languageLimits: LanguageLimitsService,
    private readonly recipients: RecipientsService,
    private readonly queries: InvitationsQueries,
    private readonly invitationEmail: InvitationEmail,
    private readonly transaction: LockedTransaction,
  ) {}

  /** An unverified email receives no invitations. */
  async listInvitations(caller: Caller, userId: number): Promise<InvitationView[]> {
    if (!hasProvenEmail(this.config, caller)) return [];
    await this.recipients.claimInvitations(caller, userId);
    return (await this.queries.toUser(userId, this.clock.now())).map(invitationView);
  }

  createInvitation(
    member: Member,
    { caller, requestId, client }: Sender,
    body: CreateInvitationBody,
  ): Promise<CreatedInvitationView> {
    this.assertVerified(caller);
    return refuseDuplicates(DUPLICATES, () =>
      this.transaction.change(member, 'exclusive', async (inviter) => {
        const invitation = await this.invite(inviter, body, client);
        const { id, role } = invitation;
        const details = { ...(await this.entryOf(inviter.projectId, id)), role };
        return { result: invitation, audit: [entry('invitation.created', details, requestId)] };
      }),
    );
  }

  async accept(actor: Actor, id: number): Promise<MembershipView> {
    this.assertVerified(actor.caller);
    await this.recipients.claimInvitations(actor.caller, actor.userId);
    const enter = () => this.answer(actor, this.queries.accept(this.refOf(actor, id)));
    return this.transaction.run(enter, async ({ projectId, userId, role }) => {
      const details = { ...(await this.entryOf(projectId, id)), role };
      // Under the lock of the project: an archived one takes no new members.
      const member = await this.members.requireMember(projectId, userId, null, true);
      return {
        result: await this.members.membership(member),
        audit: [entry('invitation.accepted', details, actor.requestId)],
        events: [new MembersChanged(projectId, [{ userId, role: member.role }])],
      };
    });
  }

  async decline(actor: Actor, id: number): Promise<void> {
    this.assertVerified(actor.caller);
    await this.recipients.claimInvitations(actor.caller, actor.userId);
    const enter = () => this.answer(actor, this.queries.decline(this.refOf(actor, id)));
    return this.transaction.run(enter, async ({ projectId, role }) => {
      const details = { ...(await this.entryOf(projectId, id)), role };
      return { result: undefined, audit: [entry('invitation.declined', details, actor.requestId)] };
    });
  }

  /** The path contains no project: members without the right receive 403, all others 404. */
  deleteInvitation({ caller, userId, requestId }: Actor, id: number): Promise<void> {
    const now = this.clock.now();
    const enter = async (): Promise<Member> => {
      const projectId = existing(await this.queries.projectOf(id, userId, now));
      if ((caller.onlyProjectId ?? projectId) !== projectId)
        throw new NotFoundError(ErrorCode.NotExistingInvitation);
      const member = await this.members.requireMember(projectId, userId, 'canWriteInvitation', true);
      return this.members.lockProject(member, 'exclusive');
    };
    return this.transaction.run(enter, async (actor) => {
      const invitation = await this.entryOf(actor.projectId, id);
      const { role } = existing(await this.queries.remove(actor.projectId, id, now));
      if (!outranksOrEquals(actor.role, role)) throw new ForbiddenError(ErrorCode.Unauthorized);
      const details = { ...invitation, role };
      return { result: undefined, audit: [entry('invitation.deleted', details, requestId)] };
    });
  }

  private refOf({ userId: inviteeId }: Actor, id: number) {
    return { id, inviteeId, now: this.clock.now() };
  }

  private async answer({ userId }: Actor, answered: Promise<Answered | null>) {
    return { ...existing(await answered), userId };
  }

  private async invite(
    inviter: Member,
    body: CreateInvitationBody,
    client: ClientContext,
  ): Promise<CreatedInvitationView> {
    const { projectId, userId: inviterId } = inviter;
    const { role } = body;
    if (!outranksOrEquals(inviter.role, role)) throw new ForbiddenError(ErrorCode.Unauthorized);
    const limits = limitsIn(body);
    await this.languageLimits.assertOf(projectId, limits);
    const recipient = await this.recipients.recipientOf(body);
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    const made = await this.queries.create({ ...recipient, projectId, inviterId, role, limits, expiresAt });
    const row = assertDefined(made, 'new invitation');
    const link = await this.invitationEmail.send(
      { ...recipient, inviterId, projectName: row.projectName },
      client,
    );
    return {
      ...invitationView(row),
      ...(recipient.inviteeId === null && { pending: true }),
      ...(link !== null && { link }),
    };
  }

  /** The invitation and its user, whose account may be deleted later. */
  private async entryOf(projectId: number, invitationId: number): Promise<Omit<Entry, 'role'>> {
    return { invitationId, ...(await this.queries.invitedUser(projectId, invitationId)) };
  }

  private assertVerified(caller: Caller): void {
    if (!hasProvenEmail(this.config, caller)) throw new ForbiddenError(ErrorCode.EmailNotVerified);
  }
}

function existing<T>(found: T | null): T {
  if (found === null) throw new NotFoundError(ErrorCode.NotExistingInvitation);
  return found;
}

const entry = (
  action: AuditAction & `invitation.${string}`,
  details: Entry,
  requestId: string,
): Pick<AuditEntry, 'action' | 'details' | 'requestId'> => ({ action, details, requestId });
