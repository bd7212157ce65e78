import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { CreatedInvitationView, InvitationView } from '#core/api/invitations.js';
import type { MembershipView } from '#core/api/members.js';
import { outranksOrEquals } from '#core/domain/roles.js';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError } from '../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../platform/errors/duplicates.js';
import { Events } from '../../platform/events.js';
import type { ClientContext } from '../../platform/http/client-context.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { AuditService } from '../history/audit.service.js';
import type { AuditAction } from '../history/audit.service.js';
import type { Caller } from '../identity/access.js';
import { hasProvenEmail } from '../identity/registration.js';
import { LanguageLimitsService } from '../members/language-limits.service.js';
import { limitsIn } from '../members/language-lists.js';
import type { Member } from '../members/member.js';
import { MembersChanged } from '../members/members-changed.js';
import { MembersService } from '../members/members.service.js';
import type { CreateInvitationBody } from './dto/create-invitation.body.js';
import { InvitationLetter, LIFETIME_MS } from './invitation-letter.js';
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
interface Entry extends Answered, Partial<InvitedUser> {
  invitationId: number;
}

@Injectable()
export class InvitationsService {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly languageLimits: LanguageLimitsService,
    private readonly audit: AuditService,
    private readonly recipients: RecipientsService,
    private readonly queries: InvitationsQueries,
    private readonly letter: InvitationLetter,
    private readonly events: Events,
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
      this.database.transaction(async () => {
        const inviter = await this.members.lockProject(member, 'exclusive');
        const invitation = await this.invite(inviter, body, client);
        const { id, role } = invitation;
        const entry = { ...(await this.entryOf(inviter.projectId, id)), role };
        await this.record({ userId: inviter.userId, requestId }, 'invitation.created', entry);
        return invitation;
      }),
    );
  }

  async accept(actor: Actor, id: number): Promise<MembershipView> {
    this.assertVerified(actor.caller);
    await this.recipients.claimInvitations(actor.caller, actor.userId);
    return this.database.transaction(async () => {
      const ref = { id, inviteeId: actor.userId, now: this.clock.now() };
      const { projectId, role } = existing(await this.queries.accept(ref));
      await this.record(actor, 'invitation.accepted', { ...(await this.entryOf(projectId, id)), role });
      // Under the lock of the project: an archived one takes no new members.
      const member = await this.members.requireMember(projectId, actor.userId, null, true);
      this.events.publish(new MembersChanged(projectId, [{ userId: actor.userId, role: member.role }]));
      return this.members.membership(member);
    });
  }

  async decline(actor: Actor, id: number): Promise<void> {
    this.assertVerified(actor.caller);
    await this.recipients.claimInvitations(actor.caller, actor.userId);
    return this.database.transaction(async () => {
      const ref = { id, inviteeId: actor.userId, now: this.clock.now() };
      const { projectId, role } = existing(await this.queries.decline(ref));
      await this.record(actor, 'invitation.declined', { ...(await this.entryOf(projectId, id)), role });
    });
  }

  /** The path contains no project: members without the right receive 403, all others 404. */
  deleteInvitation({ caller, userId, requestId }: Actor, id: number): Promise<void> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const projectId = existing(await this.queries.projectOf(id, userId, now));
      if ((caller.onlyProjectId ?? projectId) !== projectId)
        throw new NotFoundError(ErrorCode.NotExistingInvitation);
      const member = await this.members.requireMember(projectId, userId, 'canWriteInvitation', true);
      const actor = await this.members.lockProject(member, 'exclusive');
      const entry = await this.entryOf(projectId, id);
      const { role } = existing(await this.queries.remove(projectId, id, now));
      if (!outranksOrEquals(actor.role, role)) throw new ForbiddenError(ErrorCode.Unauthorized);
      await this.record({ userId, requestId }, 'invitation.deleted', { ...entry, role });
    });
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
    const link = await this.letter.post({ ...recipient, inviterId, projectName: row.projectName }, client);
    return {
      ...invitationView(row),
      ...(recipient.inviteeId === null && { pending: true }),
      ...(link !== null && { link }),
    };
  }

  /** The invitation and its user, whose account may be deleted later. */
  private async entryOf(projectId: number, invitationId: number): Promise<Omit<Entry, 'role'>> {
    return { projectId, invitationId, ...(await this.queries.invitedUser(projectId, invitationId)) };
  }

  private record(
    { userId: actorId, requestId }: Pick<Actor, 'userId' | 'requestId'>,
    action: AuditAction & `invitation.${string}`,
    { projectId, ...details }: Entry,
  ): Promise<void> {
    return this.audit.record({ actorId, projectId, action, details, requestId });
  }

  private assertVerified(caller: Caller): void {
    if (!hasProvenEmail(this.config, caller)) throw new ForbiddenError(ErrorCode.EmailNotVerified);
  }
}

function existing<T>(found: T | null): T {
  if (found === null) throw new NotFoundError(ErrorCode.NotExistingInvitation);
  return found;
}
