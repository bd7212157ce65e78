import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { Config } from '../../platform/config/config.js';
import { NotFoundError } from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import { ResponseCache } from '../../platform/http/answers/response-cache.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { ColumnsQueries } from '../content/columns.queries.js';
import { ContentQueries } from '../content/content.queries.js';
import { ProjectReads } from '../content/project-reads.js';
import { LanguagesService } from '../languages/languages.service.js';
import { isLimited, viewOf } from '../members/member.js';
import type { Member } from '../members/member.js';
import type { TaggedProject } from './conditional-get.js';
import { columnsJson } from './columns.view.js';
import { columnsTag } from './project-tag.js';
import { projectView } from './project.view.js';
import { ProjectsQueries } from './projects.queries.js';

/**
 * A project by columns, compressed once for all who see the same of it. Every caller is authorised and the state is read
 * before the cached responses are read, and their tags contain all that decides what is in them.
 */
@Injectable()
export class ProjectColumnsService {
  private readonly cache: ResponseCache;
  private readonly countAnswer: (labels: { from: string }) => void;

  constructor(
    config: Config,
    metrics: Metrics,
    private readonly languages: LanguagesService,
    private readonly content: ContentQueries,
    private readonly columns: ColumnsQueries,
    private readonly reads: ProjectReads,
    private readonly queries: ProjectsQueries,
  ) {
    this.cache = new ResponseCache(config.projectCacheBytes);
    this.countAnswer = metrics.counter('project_columns_total', 'Projects opened', ['from']);
    metrics.gauge('project_cache_bytes', 'Compressed projects in memory', 'of', {
      columns: () => this.cache.size,
    });
  }

  /**
   * ProjectColumns as JSON, with the values of one language only if it is given.
   * @param knows whether the caller already has the state with this tag
   */
  async read(
    member: Member,
    languageId: number | null,
    knows: (tag: string) => boolean,
  ): Promise<TaggedProject> {
    const tag = columnsTag(await this.queries.stateOf(member), member, languageId);
    if (knows(tag)) return { tag, json: null };
    const what = `columns ${languageId ?? 'all'}`;
    const json = this.cache.get(nameOf(what, member), tag);
    if (json) {
      this.countAnswer({ from: 'memory' });
      return { tag, json };
    }
    return this.reads.read(member, { what, version: tag }, async (actor) => {
      const built = await this.build(actor, languageId);
      this.cache.set(nameOf(what, actor), built);
      this.countAnswer({ from: 'database' });
      return built;
    });
  }

  private async build(
    member: Member,
    languageId: number | null,
  ): Promise<{ tag: string; json: CompressedJson }> {
    const project = await this.queries.stateOf(member);
    const languages = await this.languages.listLanguages(member);
    if (languageId !== null && !languages.some(({ id }) => id === languageId))
      throw new NotFoundError(ErrorCode.NotExistingLanguage);
    const { role } = project;
    const files = await this.content.files(member);
    const head = { ...projectView(project), role, targetRestricted: isLimited(member), languages, files };
    const groups = await this.content.groups(member);
    const starts = await this.columns.starts(member);
    const keys = this.columns.keys(member, starts);
    const values = this.columns.values(member, starts, languageId);
    const json = await CompressedJson.of(columnsJson(head, groups, { keys, values }));
    return { tag: columnsTag(project, member, languageId), json };
  }
}

const nameOf = (what: string, member: Member): string =>
  JSON.stringify([member.projectId, what, viewOf(member)]);
