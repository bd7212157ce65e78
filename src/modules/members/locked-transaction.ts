import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events.js';
import { AuditService } from '../history/audit.service.js';
import type { AuditEntry } from '../history/audit.service.js';
import type { Member } from './member.js';
import type { ProjectLock } from './members.queries.js';
import { MembersService } from './members.service.js';

/** The person who changes a project: a member, or null for an operator. */
export interface ProjectActor {
  projectId: number;
  userId: number | null;
}

/** The result of a transaction. */
export interface Done<T> {
  result: T;
  /** Recorded in the transaction, as acts of the actor in the project. */
  audit?: readonly Omit<AuditEntry, 'actorId' | 'projectId'>[];
  /** Published after the commit. */
  events?: readonly object[];
}

/** Changes a project in one transaction: lock, work, audit log, and events after the commit. */
@Injectable()
export class LockedTransaction {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /**
   * Runs `work` under the lock of the project, with the current state of the member.
   * @throws ForbiddenError if the member was removed, has lost the right, or the project was archived
   */
  change<T>(member: Member, lock: ProjectLock, work: (actor: Member) => Promise<Done<T>>): Promise<T> {
    return this.run(() => this.members.lockProject(member, lock), work);
  }

  /**
   * Runs `work` after `enter`, which takes a lock and returns the actor.
   * @param isLong uses the pool for long statements
   */
  run<A extends ProjectActor, T>(
    enter: () => Promise<A>,
    work: (actor: A) => Promise<Done<T>>,
    isLong = false,
  ): Promise<T> {
    const change = async (): Promise<T> => {
      const actor = await enter();
      const { result, audit = [], events = [] } = await work(actor);
      const { projectId, userId: actorId } = actor;
      if (audit.length > 0)
        await this.audit.record(...audit.map((entry) => ({ ...entry, actorId, projectId })));
      for (const event of events) this.events.publish(event);
      return result;
    };
    return isLong ? this.database.importTransaction(change) : this.database.transaction(change);
  }
}
