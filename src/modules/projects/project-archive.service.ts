import { Injectable } from '@nestjs/common';

import type { ProjectView } from '#core/api/projects.js';

import { ProjectTransaction } from '../content/project-transaction.js';
import type { Change } from '../content/project-transaction.js';
import type { ProjectActor } from '../members/locked-transaction.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { projectView } from './project.view.js';
import { ProjectsQueries } from './projects.queries.js';

/** Makes a project read-only for every member, and writable again. */
@Injectable()
export class ProjectArchiveService {
  constructor(
    private readonly members: MembersService,
    private readonly queries: ProjectsQueries,
    private readonly transaction: ProjectTransaction,
  ) {}

  /** Waits for the changes in progress; none commits after it. Archiving again changes nothing. */
  archiveProject(member: Member, requestId: string): Promise<ProjectView> {
    return this.change(member, true, requestId);
  }

  unarchiveProject(member: Member, requestId: string): Promise<ProjectView> {
    return this.change(member, false, requestId);
  }

  /** For an operator of the instance, who is no member. False if it was archived already. */
  archiveByOperator(projectId: number, requestId: string): Promise<boolean> {
    const enter = async () => ({
      projectId,
      userId: null,
      isArchived: await this.members.lockAsOperator(projectId),
    });
    return this.transaction.run(projectId, { pace: 'long' }, enter, async (actor) => {
      if (actor.isArchived) return { result: false };
      return {
        result: true,
        ...(await this.changeNow(actor, true, { requestId, details: { byOperator: true } })),
      };
    });
  }

  private change(member: Member, isArchived: boolean, requestId: string): Promise<ProjectView> {
    // On the pool for long statements, because it may wait for an import.
    return this.transaction.change(member, { lock: 'everything', pace: 'long' }, async (actor) => {
      const done =
        actor.isArchived === isArchived
          ? {}
          : await this.changeNow(actor, isArchived, { requestId, details: {} });
      return { result: projectView(await this.queries.stateOf(actor)), ...done };
    });
  }

  private async changeNow(
    { projectId, userId }: ProjectActor,
    isArchived: boolean,
    entry: { requestId: string; details: object },
  ): Promise<Omit<Change<never>, 'result'>> {
    const action = isArchived ? 'project.archived' : 'project.unarchived';
    await this.queries.setArchived(projectId, userId, isArchived);
    return { history: [{ action }], audit: [{ ...entry, action }], changes: [{ action }] };
  }
}
