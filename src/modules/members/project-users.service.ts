import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { ProjectUserView } from '#core/api/members.js';
import { may } from '#core/domain/permissions.js';
import { outranksOrEquals } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { Clock } from '../../platform/clock.js';
import { ForbiddenError, NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { TokenRevocation } from '../identity/token-revocation.js';
import type { UpdateProjectUserBody } from './dto/update-project-user.body.js';
import { LanguageLimitsService } from './language-limits.service.js';
import { limitsIn } from './language-lists.js';
import type { Limits } from './language-lists.js';
import { LockedTransaction } from './locked-transaction.js';
import type { Member } from './member.js';
import { MembersChanged } from './members-changed.js';
import { MembersService } from './members.service.js';
import { ProjectUsersQueries } from './project-users.queries.js';
import type { Subject } from './project-users.queries.js';
import { RemovalEmail } from './removal-email.js';
import { standing } from './standing.js';

/** Changes the members of a project, one change at a time, under its lock. */
@Injectable()
export class ProjectUsersService {
  constructor(
    private readonly clock: Clock,
    private readonly members: MembersService,
    private readonly languageLimits: LanguageLimitsService,
    private readonly tokens: TokenRevocation,
    private readonly queries: ProjectUsersQueries,
    private readonly removalEmail: RemovalEmail,
    private readonly transaction: LockedTransaction,
  ) {}

  /** Invited users are not members yet: only members who may invite see their emails. */
  async listMembers({ projectId, role }: Member): Promise<ProjectUserView[]> {
    const members = await this.queries.members(projectId);
    if (!may(role, 'canWriteInvitation')) return members;
    return [...members, ...(await this.queries.invited(projectId, this.clock.now()))];
  }

  updateMember(
    member: Member,
    userId: number,
    body: UpdateProjectUserBody,
    requestId: string,
  ): Promise<ProjectUserView> {
    return this.transaction.change(member, 'exclusive', async (actor) => {
      const subject = await this.subject(actor, userId);
      const role = body.role ?? subject.role;
      if (!outranksOrEquals(actor.role, role)) throw new ForbiddenError(ErrorCode.Unauthorized);
      const limits = limitsIn(body);
      await this.languageLimits.assertOf(actor.projectId, limits);
      const old = await this.view(subject);
      if (role === 'owner') await this.transfer(actor, subject);
      else await this.change(subject, role, limits);
      const user = await this.view(subject);
      const former = role === 'owner' ? [{ userId: actor.userId, role: 'manager' as const }] : [];
      return {
        result: user,
        audit: [
          {
            action: role === 'owner' ? 'project.transferred' : 'member.updated',
            requestId,
            details: { userId, username: user.username, old: standing(old), new: standing(user) },
          },
        ],
        events: [{ userId, role }, ...former].map((one) => new MembersChanged(actor.projectId, [one])),
      };
    });
  }

  removeMember(member: Member, userId: number, requestId: string): Promise<void> {
    return this.transaction.change(member, 'exclusive', async (actor) => {
      const subject = await this.subject(actor, userId);
      const { username } = await this.view(subject);
      await this.remove(subject, actor, requestId);
      await this.removalEmail.send(actor.projectId, userId);
      const details = { userId, username, role: subject.role };
      return {
        result: undefined,
        audit: [{ action: 'member.removed', requestId, details }],
        events: [new MembersChanged(actor.projectId, [{ userId, role: null }])],
      };
    });
  }

  leave(member: Member, requestId: string): Promise<void> {
    return this.transaction.change(member, 'exclusive', async (actor) => {
      if (actor.role === 'owner') throw new RuleError(ErrorCode.OwnerCannotLeave);
      const { userId, role } = actor;
      const { username } = await this.view(actor);
      await this.remove(actor, actor, requestId);
      return {
        result: undefined,
        audit: [{ action: 'member.left', requestId, details: { userId, username, role } }],
        events: [new MembersChanged(actor.projectId, [{ userId, role: null }])],
      };
    });
  }

  /** Refuses to change or remove oneself, or a member of a higher role. */
  private async subject(actor: Member, userId: number): Promise<Subject> {
    const subject = await this.members.find(actor.projectId, userId);
    if (subject === null) throw new NotFoundError(ErrorCode.NotExistingUser);
    if (userId === actor.userId || !outranksOrEquals(actor.role, subject.role))
      throw new ForbiddenError(ErrorCode.Unauthorized);
    return subject;
  }

  /** Otherwise tokens for the project would work again if the user came back, and no member can see them. */
  private async remove(subject: Subject, actor: Member, requestId: string): Promise<void> {
    await this.queries.remove(subject);
    await this.tokens.revokeBound(subject, actor.userId, requestId);
  }

  private async change(subject: Subject, role: Role, limits: Limits): Promise<void> {
    await this.queries.setRole(subject, role);
    await this.queries.setLimits(subject, limits);
  }

  /** Only the owner has this role. A project has one owner at any time, so the old owner is changed first. */
  private async transfer(owner: Member, successor: Subject): Promise<void> {
    await this.queries.setRole(owner, 'manager');
    await this.queries.setLimits(successor, { source: null, target: null });
    await this.queries.setRole(successor, 'owner');
  }

  private async view({ projectId, userId }: Subject): Promise<ProjectUserView> {
    return assertDefined(await this.queries.member(projectId, userId), 'member');
  }
}
