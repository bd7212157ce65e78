import { Injectable } from '@nestjs/common';

import { Invitation, Membership } from '../../entities/index.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { Database } from '../../platform/database/database.js';
import { LockedTransaction } from './locked-transaction.js';
import { MembersChanged } from './members-changed.js';
import { MembersService } from './members.service.js';
import { ProjectUsersQueries } from './project-users.queries.js';
import type { Subject } from './project-users.queries.js';
import { standing } from './standing.js';

/** Hands projects over on behalf of an operator of the instance, whatever became of their owners. */
@Injectable()
export class HandoverService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly queries: ProjectUsersQueries,
    private readonly transaction: LockedTransaction,
  ) {}

  /**
   * Makes a user the owner, adding them as a member if necessary; the previous owner becomes a manager. Returns false
   * if the user already owns the project. Throws NotFoundError for an unknown project.
   */
  handOver(projectId: number, userId: number, requestId: string): Promise<boolean> {
    const enter = async () => {
      await this.members.lockAsOperator(projectId);
      return { projectId, userId: null };
    };
    return this.transaction.run(enter, async () => {
      const members = this.database.repository(Membership);
      const owner = await members.findOneBy({ projectId, role: 'owner' });
      if (owner?.userId === userId) return { result: false };
      const known = await this.members.find(projectId, userId);
      const old = known && standing(await this.view(known));
      const successor = known ?? (await this.join(projectId, userId));
      // A project has one owner at any time.
      if (owner !== null) await this.queries.setRole(owner, 'manager');
      await this.queries.setLimits(successor, { source: null, target: null });
      await this.queries.setRole(successor, 'owner');
      const user = await this.view(successor);
      const { username } = user;
      const details = { byOperator: true, userId, username, ...(old && { old }), new: standing(user) };
      const former = owner === null ? [] : [{ userId: owner.userId, role: 'manager' as const }];
      return {
        result: true,
        audit: [{ action: 'project.transferred', requestId, details }],
        events: [new MembersChanged(projectId, [{ userId, role: 'owner' }, ...former])],
      };
    });
  }

  /** Makes the user a member: an invitation has nothing left to offer then. */
  private async join(projectId: number, userId: number): Promise<Subject> {
    await this.database.repository(Invitation).delete({ projectId, inviteeId: userId, status: 'pending' });
    await this.database.repository(Membership).insert({ projectId, userId, role: 'manager' });
    return assertDefined(await this.members.find(projectId, userId), 'new member');
  }

  private async view({ projectId, userId }: Subject) {
    return assertDefined(await this.queries.member(projectId, userId), 'member');
  }
}
