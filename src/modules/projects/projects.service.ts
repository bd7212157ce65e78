import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { ProjectSummary, ProjectView, UpdateProject } from '#core/api/projects.js';

import { ForbiddenError } from '../../platform/errors/domain.error.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import { ProjectReads } from '../content/project-reads.js';
import { BaseLanguages } from '../content/base-languages.js';
import { LanguagesService } from '../languages/languages.service.js';
import type { Member } from '../members/member.js';
import type { TaggedProject } from './conditional-get.js';
import { ProjectJson } from './project-json.js';
import { projectTag } from './project-tag.js';
import { projectSummaries, projectView } from './project.view.js';
import { ProjectsQueries } from './projects.queries.js';

@Injectable()
export class ProjectsService {
  constructor(
    private readonly languages: LanguagesService,
    private readonly baseLanguages: BaseLanguages,
    private readonly reads: ProjectReads,
    private readonly queries: ProjectsQueries,
    private readonly json: ProjectJson,
    private readonly transaction: ProjectTransaction,
  ) {}

  /** The database maintains the counts. `only` limits the list to one project; null lists all. */
  async listProjects(userId: number, only: number | null): Promise<ProjectSummary[]> {
    const projects = await this.queries.ofUser(userId, only);
    return projectSummaries(projects, await this.queries.languagesOfUser(userId));
  }

  /** @param knows whether the caller already has the state with this tag */
  async details(member: Member, knows: (tag: string) => boolean): Promise<TaggedProject> {
    const seen = projectTag(await this.queries.stateOf(member), member);
    if (knows(seen)) return { tag: seen, json: null };
    return this.reads.read(member, { what: 'details', version: seen }, async (actor) => {
      const project = await this.queries.stateOf(actor);
      return { tag: projectTag(project, actor), json: await this.json.of(project, actor, []) };
    });
  }

  async updateProject(member: Member, body: UpdateProject): Promise<ProjectView> {
    const { sourceLanguageId } = body;
    if (sourceLanguageId !== undefined) await this.languages.get(member, sourceLanguageId);
    const options =
      sourceLanguageId === undefined
        ? ({ lock: null } as const)
        : ({ lock: 'exclusive', pace: 'long' } as const);
    await this.transaction.change(member, options, async (actor) => {
      const update = () => this.update(actor, body);
      if (sourceLanguageId === undefined) await update();
      else await this.baseLanguages.watch(actor.projectId, update);
      return { result: undefined, changes: [{ action: 'project.updated' }] };
    });
    return projectView(await this.queries.stateOf(member));
  }

  private async update(member: Member, body: UpdateProject): Promise<void> {
    if (!(await this.queries.update(member, body))) throw new ForbiddenError(ErrorCode.Unauthorized);
  }

  /** Deletes everything except an audit entry. */
  deleteProject(member: Member, requestId: string): Promise<void> {
    return this.transaction.change(member, { lock: 'exclusive', pace: 'long' }, async (actor) => {
      const { name } = await this.queries.stateOf(member);
      await this.queries.remove(actor.projectId);
      return {
        result: undefined,
        audit: [{ action: 'project.deleted', requestId, details: { name } }],
        changes: [{ action: 'project.deleted' }],
      };
    });
  }
}
