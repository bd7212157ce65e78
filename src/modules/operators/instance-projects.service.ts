import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { HandoverService } from '../members/handover.service.js';
import { ProjectArchiveService } from '../projects/project-archive.service.js';
import { InstanceProjectsQueries } from './instance-projects.queries.js';
import type { InstanceProject } from './instance-projects.queries.js';

/** The actions of operators on projects. Each is in the audit log of the project. */
@Injectable()
export class InstanceProjectsService {
  constructor(
    private readonly queries: InstanceProjectsQueries,
    private readonly handovers: HandoverService,
    private readonly archives: ProjectArchiveService,
  ) {}

  list(): Promise<InstanceProject[]> {
    return this.queries.all();
  }

  /** False if the user was the owner already. Throws NotFoundError for an unknown project. */
  transfer(projectId: number, userId: number): Promise<boolean> {
    return this.handovers.handOver(projectId, userId, randomUUID());
  }

  /** False if the project was archived already. Throws NotFoundError for an unknown project. */
  archive(projectId: number): Promise<boolean> {
    return this.archives.archiveByOperator(projectId, randomUUID());
  }
}
