import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { Config } from '../../platform/config/config.js';
import { RuleError } from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import type { Change } from '../content/project-transaction.js';
import { FileImports } from '../files/file-imports.service.js';
import { DUPLICATE_LANGUAGES } from '../languages/duplicate-languages.js';
import type { NewLanguage } from '../languages/languages.queries.js';
import { LanguagesService } from '../languages/languages.service.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { bringsFiles } from '../content/write-limits.js';
import { ImportService } from '../translations/import.service.js';
import type { CreateProjectBody } from './dto/create-project.body.js';
import { ProjectJson } from './project-json.js';
import { ProjectsQueries } from './projects.queries.js';

@Injectable()
export class ProjectCreationService {
  constructor(
    private readonly config: Config,
    private readonly members: MembersService,
    private readonly languages: LanguagesService,
    private readonly imports: ImportService,
    private readonly files: FileImports,
    private readonly queries: ProjectsQueries,
    private readonly json: ProjectJson,
    private readonly transaction: ProjectTransaction,
  ) {}

  /** Creates the project, its languages and the content of the files, all or nothing; ProjectDetails as JSON. */
  createProject(userId: number, body: CreateProjectBody): Promise<CompressedJson> {
    return this.transaction.run(
      null,
      {
        pace: bringsFiles(body) ? 'queued' : 'long',
        catalogues: [body.groups ?? []],
        duplicates: DUPLICATE_LANGUAGES,
        source: 'import',
      },
      () => this.createEmpty(userId, body),
      (owner) => this.fill(owner, body),
    );
  }

  private async createEmpty(userId: number, body: CreateProjectBody): Promise<Member> {
    await this.assertRoom(userId, body);
    const projectId = await this.queries.create(body);
    await this.members.addOwner(projectId, userId);
    return this.members.requireMember(projectId, userId, null);
  }

  private async fill(owner: Member, body: CreateProjectBody): Promise<Change<CompressedJson>> {
    const { projectId, userId: actorId } = owner;
    const languages = await this.languages.createLanguages(projectId, languagesOf(body));
    const languageId = assertDefined(languages[0], 'default language').id;
    await this.files.createFiles(projectId, body.groups ?? [], body.files);
    const { warnings, counts, imported } = await this.imports.importCatalogue(
      { projectId, actorId, changeSetId: null },
      body.groups ?? [],
      { languageId, replaceExistingKeys: false, applyStatuses: body.applyStatuses },
    );
    if (body.files) {
      const read = languages.map((language) => ({ ...language, groups: body.groups }));
      const place = { projectId, actorId, changeSetId: null, marksObsolete: false };
      await this.files.keep({ ...place, languages: read }, body.files);
    }
    const named = languages.map(({ id, name }) => ({ id, name }));
    return {
      result: await this.json.of(await this.queries.stateOf(owner), owner, warnings),
      history: [{ action: 'project.created', new: { name: body.name, languages: named, counts } }],
      changes: [{ action: 'project.created', imported }],
    };
  }

  private async assertRoom(userId: number, { languages }: CreateProjectBody): Promise<void> {
    const { userProjectLimit, projectLanguageLimit } = this.config;
    const owned = await this.queries.countOwned(userId);
    if (owned >= userProjectLimit || languages.length > projectLanguageLimit)
      throw new RuleError(ErrorCode.LimitReached);
  }
}

const languagesOf = ({ languages, languageTags }: CreateProjectBody): NewLanguage[] =>
  languages.map((name, position) => ({ name, tag: languageTags?.[position] ?? null }));
