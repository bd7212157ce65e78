import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import type { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, RuleError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { AuditService } from '../history/audit.service.js';
import { AccountDeleted } from '../identity/events/account-deleted.js';
import { AccountDeletion } from '../identity/account-deletion.js';
import { IdentityRemovals } from '../identity/identity-removals.js';
import { MembersChanged } from '../members/members-changed.js';
import { MembersService } from '../members/members.service.js';
import { ProjectsService } from '../projects/projects.service.js';
import { AccountDeletionQueries } from './account-deletion.queries.js';

/** The person who deletes an account (its owner, or null for an operator), and the id of the call. */
interface Deleter {
  actorId: number | null;
  requestId: string;
}

/** Deletes accounts. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly database: Database,
    private readonly queries: AccountDeletionQueries,
    private readonly steps: AccountDeletion,
    private readonly removals: IdentityRemovals,
    private readonly members: MembersService,
    private readonly projects: ProjectsService,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /**
   * Deletes everything of the user: the projects in which they are alone, their memberships, invitations and tokens;
   * then their identity, retried until it succeeds. Throws RuleError for the owner of a project with other members.
   */
  async deleteAccount({ id, uid, username }: User, { actorId, requestId }: Deleter): Promise<void> {
    const byOperator = actorId === null ? { byOperator: true } : {};
    await this.soleProjects(id);
    await this.steps.prepare({ id, uid });
    // On the pool for long statements, because whole projects are deleted.
    await this.database.importTransaction(async () => {
      const locked = await this.queries.lockProjects(id);
      const sole = await this.soleProjects(id);
      for (const projectId of sole)
        await this.projects.deleteProject(
          await this.members.requireMember(projectId, id, 'canDeleteProject'),
          requestId,
        );
      await this.queries.lockUser(id);
      const projectIds = locked.map(({ projectId }) => projectId);
      if (await this.queries.hasJoinedSince(id, projectIds)) throw new ConflictError(ErrorCode.Conflict);
      if (!(await this.queries.remove(id))) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
      await this.removals.add(uid);
      this.events.publish(new AccountDeleted(id));
      const left = locked.filter(({ projectId }) => !sole.includes(projectId));
      for (const { projectId } of left)
        this.events.publish(new MembersChanged(projectId, [{ userId: id, role: null }]));
      await this.audit.record(
        ...left.map(({ projectId, role }) => ({
          actorId,
          projectId,
          action: 'member.left' as const,
          details: { userId: id, username, role, ...byOperator },
          requestId,
        })),
        {
          actorId,
          projectId: null,
          action: 'account.deleted',
          details: { projects: sole, ...byOperator },
          requestId,
        },
      );
    });
    await this.removals.attempt(uid);
  }

  /** The projects without other members. */
  private async soleProjects(userId: number): Promise<number[]> {
    const owned = await this.queries.owned(userId);
    if (owned.some(({ isShared }) => isShared)) throw new RuleError(ErrorCode.OwnerOfSharedProject);
    return owned.map(({ projectId }) => projectId);
  }
}
