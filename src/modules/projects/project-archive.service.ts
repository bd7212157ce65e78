import { Injectable } from '@nestjs/common';

import type { ProjectView } from '#core/api/projects.js';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events.js';
import { ContentChanged } from '../content/content-changed.js';
import { AuditService } from '../history/audit.service.js';
import { HistoryService } from '../history/history.service.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { projectView } from './project.view.js';
import { ProjectsQueries } from './projects.queries.js';

/** Makes a project read-only for every member, and writable again. */
@Injectable()
export class ProjectArchiveService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly queries: ProjectsQueries,
    private readonly history: HistoryService,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /** Waits for the changes in progress; none commits after it. Archiving again changes nothing. */
  archiveProject(member: Member, requestId: string): Promise<ProjectView> {
    return this.change(member, true, requestId);
  }

  unarchiveProject(member: Member, requestId: string): Promise<ProjectView> {
    return this.change(member, false, requestId);
  }

  private change(member: Member, isArchived: boolean, requestId: string): Promise<ProjectView> {
    // On the pool for long statements, because it may wait for an import.
    return this.database.importTransaction(async () => {
      const actor = await this.members.lockProject(member, 'everything');
      if (actor.isArchived !== isArchived) await this.changeNow(actor, isArchived, requestId);
      return projectView(await this.queries.stateOf(actor));
    });
  }

  private async changeNow(actor: Member, isArchived: boolean, requestId: string): Promise<void> {
    const place = { projectId: actor.projectId, actorId: actor.userId };
    const action = isArchived ? 'project.archived' : 'project.unarchived';
    await this.queries.setArchived(actor, isArchived);
    await this.history.record({ ...place, action, source: 'edit' });
    await this.audit.record({ ...place, action, details: {}, requestId });
    this.events.publish(new ContentChanged(actor, 'edit', [{ action }]));
  }
}
