import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { ProjectSummary, ProjectView, UpdateProject } from '#core/api/projects.js';
import type { ImportWarning } from '#core/formats/index.js';

import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError, RuleError } from '../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../platform/errors/duplicates.js';
import { CompressedJson } from '../../platform/http/compressed-json.js';
import { Events } from '../../platform/events.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { ContentChanged } from '../content/content-changed.js';
import { ContentQueries } from '../content/content.queries.js';
import { ProjectReads } from '../content/project-reads.js';
import { SourceLanguages } from '../content/source-languages.js';
import { FilesService } from '../files/files.service.js';
import { AuditService } from '../history/audit.service.js';
import { HistoryService } from '../history/history.service.js';
import { DUPLICATE_LANGUAGES } from '../languages/duplicate-languages.js';
import type { NewLanguage } from '../languages/languages.queries.js';
import { LanguagesService } from '../languages/languages.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { ImportTurns } from '../translations/import-turns.js';
import { ImportService } from '../translations/import.service.js';
import type { TaggedProject } from './conditional-get.js';
import type { CreateProjectBody } from './dto/create-project.body.js';
import { projectTag } from './project-tag.js';
import { projectJson, projectSummaries, projectView } from './project.view.js';
import { ProjectsQueries } from './projects.queries.js';
import type { ProjectState } from './projects.queries.js';

@Injectable()
export class ProjectsService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly languages: LanguagesService,
    private readonly content: ContentQueries,
    private readonly sources: SourceLanguages,
    private readonly reads: ProjectReads,
    private readonly imports: ImportService,
    private readonly files: FilesService,
    private readonly turns: ImportTurns,
    private readonly history: HistoryService,
    private readonly audit: AuditService,
    private readonly queries: ProjectsQueries,
    private readonly events: Events,
  ) {}

  /** The database maintains the counts. `only` limits the list to one project; null lists all. */
  async listProjects(userId: number, only: number | null): Promise<ProjectSummary[]> {
    const projects = await this.queries.ofUser(userId, only);
    return projectSummaries(projects, await this.queries.languagesOfUser(userId));
  }

  /** Creates the project, its languages and the content of the files, all or nothing; ProjectDetails as JSON. */
  createProject(userId: number, body: CreateProjectBody): Promise<CompressedJson> {
    return this.turns.take(null, body.groups, () => this.createNow(userId, body));
  }

  private createNow(userId: number, body: CreateProjectBody): Promise<CompressedJson> {
    return refuseDuplicates(DUPLICATE_LANGUAGES, () =>
      this.database.importTransaction(async () => {
        await this.assertRoom(userId, body);
        const projectId = await this.queries.create(body);
        await this.members.addOwner(projectId, userId);
        const languages = await this.languages.createLanguages(projectId, languagesOf(body));
        const languageId = assertDefined(languages[0], 'default language').id;
        const place = { projectId, actorId: userId, changeSetId: null };
        const { applyStatuses } = body;
        const target = { languageId, replaceExistingKeys: false, applyStatuses };
        const { warnings, counts, imported } = await this.imports.importCatalogue(
          place,
          body.groups ?? [],
          target,
        );
        if (body.files) await this.files.keep({ projectId, languages, changeSetId: null }, body.files);
        await this.history.record({
          projectId,
          actorId: userId,
          action: 'project.created',
          source: 'import',
          new: { name: body.name, languages: languages.map(({ id, name }) => ({ id, name })), counts },
        });
        const owner = await this.members.requireMember(projectId, userId, null);
        this.events.publish(new ContentChanged(owner, 'import', [{ action: 'project.created', imported }]));
        return this.json(await this.queries.stateOf(owner), owner, warnings);
      }),
    );
  }

  /** @param knows whether the caller already has the state with this tag */
  async details(member: Member, knows: (tag: string) => boolean): Promise<TaggedProject> {
    const seen = projectTag(await this.queries.stateOf(member), member);
    if (knows(seen)) return { tag: seen, json: null };
    return this.reads.read(member, { what: 'details', version: seen }, async (actor) => {
      const project = await this.queries.stateOf(actor);
      return { tag: projectTag(project, actor), json: await this.json(project, actor, []) };
    });
  }

  async updateProject(member: Member, body: UpdateProject): Promise<ProjectView> {
    const { projectId } = member;
    const { sourceLanguageId } = body;
    if (sourceLanguageId === undefined) await this.update(member, body);
    else {
      await this.languages.get(member, sourceLanguageId);
      await this.database.importTransaction(async () => {
        const actor = await this.members.lockProject(member, 'exclusive');
        await this.sources.watch(projectId, () => this.update(actor, body));
      });
    }
    this.events.publish(new ContentChanged(member, 'edit', [{ action: 'project.updated' }]));
    return projectView(await this.queries.stateOf(member));
  }

  private async update(member: Member, body: UpdateProject): Promise<void> {
    if (!(await this.queries.update(member, body))) throw new ForbiddenError(ErrorCode.Unauthorized);
  }

  /** Deletes everything except an audit entry. */
  deleteProject(member: Member, requestId: string): Promise<void> {
    return this.database.importTransaction(async () => {
      const actor = await this.members.lockProject(member, 'exclusive');
      const { projectId, userId } = actor;
      const { name } = await this.queries.stateOf(member);
      await this.queries.remove(projectId);
      await this.audit.record({
        actorId: userId,
        projectId,
        action: 'project.deleted',
        requestId,
        details: { name },
      });
      this.events.publish(new ContentChanged(actor, 'edit', [{ action: 'project.deleted' }]));
    });
  }

  private async assertRoom(userId: number, { languages }: CreateProjectBody): Promise<void> {
    const { userProjectLimit, projectLanguageLimit } = this.config;
    const owned = await this.queries.countOwned(userId);
    if (owned >= userProjectLimit || languages.length > projectLanguageLimit)
      throw new RuleError(ErrorCode.LimitReached);
  }

  private async json(
    project: ProjectState,
    member: Member,
    warnings: ImportWarning[],
  ): Promise<CompressedJson> {
    const languages = await this.languages.listLanguages(member);
    const groups = await this.content.groups(member);
    const keys = this.content.keysByGroup(member);
    const targetRestricted = isLimited(member);
    return CompressedJson.of(projectJson({ project, targetRestricted, languages, groups, keys, warnings }));
  }
}

const languagesOf = ({ languages, languageTags }: CreateProjectBody): NewLanguage[] =>
  languages.map((name, position) => ({ name, tag: languageTags?.[position] ?? null }));
