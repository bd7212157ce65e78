import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import type { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, RuleError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { AuditService } from '../history/audit.service.js';
import { AccountDeleted } from '../identity/account-deleted.js';
import { AccountDeletion } from '../identity/account-deletion.js';
import { IdentityRemovals } from '../identity/identity-removals.js';
import { MembersService } from '../members/members.service.js';
import { ProjectsService } from '../projects/projects.service.js';
import { AccountDeletionQueries } from './account-deletion.queries.js';

/** The end of an account. */
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
   * Everything that is the user's goes: the projects they are alone in, their memberships, invitations and tokens; then
   * their identity, tried again until it works. Throws RuleError for the owner of a project that others are in.
   */
  async deleteAccount({ id, uid }: User, requestId: string): Promise<void> {
    await this.soleProjects(id);
    await this.steps.prepare({ id, uid });
    // On the pool of long statements: whole projects go with it.
    await this.database.importTransaction(async () => {
      const held = await this.queries.holdProjects(id);
      const sole = await this.soleProjects(id);
      for (const projectId of sole)
        await this.projects.deleteProject(
          await this.members.requireMember(projectId, id, 'canDeleteProject'),
          requestId,
        );
      await this.queries.holdUser(id);
      if (await this.queries.hasMoved(id, held)) throw new ConflictError(ErrorCode.Conflict);
      if (!(await this.queries.remove(id))) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
      await this.removals.add(uid);
      this.events.publish(new AccountDeleted(id));
      const details = { projects: sole };
      await this.audit.record({
        actorId: id,
        projectId: null,
        action: 'account.deleted',
        details,
        requestId,
      });
    });
    await this.removals.attempt(uid);
  }

  /** The projects that nobody else is in. */
  private async soleProjects(userId: number): Promise<number[]> {
    const owned = await this.queries.owned(userId);
    if (owned.some(({ isShared }) => isShared)) throw new RuleError(ErrorCode.OwnerOfSharedProject);
    return owned.map(({ projectId }) => projectId);
  }
}
