import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { ProjectUserView } from '#core/api/members.js';
import { may } from '#core/domain/permissions.js';
import { outranksOrEquals } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events.js';
import { ForbiddenError, NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { AuditService } from '../history/audit.service.js';
import type { AuditAction } from '../history/audit.service.js';
import type { UpdateProjectUserBody } from './dto/update-project-user.body.js';
import { LanguageLimitsService } from './language-limits.service.js';
import { limitsIn } from './language-lists.js';
import type { Limits } from './language-lists.js';
import type { Member } from './member.js';
import { MembersChanged } from './members-changed.js';
import { MembersService } from './members.service.js';
import { ProjectUsersQueries } from './project-users.queries.js';
import type { Subject } from './project-users.queries.js';

/** Changes the members of a project, one change at a time, under its lock. */
@Injectable()
export class ProjectUsersService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: MembersService,
    private readonly languageLimits: LanguageLimitsService,
    private readonly audit: AuditService,
    private readonly queries: ProjectUsersQueries,
    private readonly events: Events,
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
    return this.database.transaction(async () => {
      const actor = await this.members.lockProject(member, 'exclusive');
      const subject = await this.subject(actor, userId);
      const role = body.role ?? subject.role;
      if (!outranksOrEquals(actor.role, role)) throw new ForbiddenError(ErrorCode.Unauthorized);
      const limits = limitsIn(body);
      await this.languageLimits.assertOf(actor.projectId, limits);
      const old = await this.view(subject);
      if (role === 'owner') await this.transfer(actor, subject);
      else await this.change(subject, role, limits);
      const user = await this.view(subject);
      const action = role === 'owner' ? 'project.transferred' : 'member.updated';
      const { username } = user;
      await this.recordAudit(actor, action, requestId, {
        userId,
        username,
        old: standing(old),
        new: standing(user),
      });
      this.publish(actor.projectId, { userId, role });
      if (role === 'owner') this.publish(actor.projectId, { userId: actor.userId, role: 'manager' });
      return user;
    });
  }

  removeMember(member: Member, userId: number, requestId: string): Promise<void> {
    return this.database.transaction(async () => {
      const actor = await this.members.lockProject(member, 'exclusive');
      const subject = await this.subject(actor, userId);
      const { username } = await this.view(subject);
      await this.queries.remove(subject);
      await this.recordAudit(actor, 'member.removed', requestId, { userId, username, role: subject.role });
      this.publish(actor.projectId, { userId, role: null });
    });
  }

  leave(member: Member, requestId: string): Promise<void> {
    return this.database.transaction(async () => {
      const actor = await this.members.lockProject(member, 'exclusive');
      if (actor.role === 'owner') throw new RuleError(ErrorCode.OwnerCannotLeave);
      const { userId, role } = actor;
      const { username } = await this.view(actor);
      await this.queries.remove(actor);
      await this.recordAudit(actor, 'member.left', requestId, { userId, username, role });
      this.publish(actor.projectId, { userId, role: null });
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

  private publish(projectId: number, ...members: MembersChanged['members']): void {
    this.events.publish(new MembersChanged(projectId, members));
  }

  private recordAudit(actor: Member, action: AuditAction, requestId: string, details: object): Promise<void> {
    const { projectId, userId: actorId } = actor;
    return this.audit.record({ actorId, projectId, action, details, requestId });
  }
}

/** The audit entry of a member, with the names of languages, which may be deleted later. */
const standing = (user: ProjectUserView): object => ({
  role: user.role,
  source: user.sourceRestricted ? user.sourceLanguages.map(named) : null,
  target: user.targetRestricted ? user.targetLanguages.map(named) : null,
});

const named = ({ id, name }: { id: number; name: string }): object => ({ id, name });
