import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { CreatedLanguageView, LanguageView } from '#core/api/languages.js';
import { requiredForms } from '#core/domain/forms-of.js';
import { fillTags } from '#core/domain/languages/language-tag.js';
import { checkCatalogueInSteps } from '#core/api/imports/catalogue-guard.js';
import type { ReplacedTexts } from '#core/formats/import/import-plan-types.js';
import type { CatalogueGroup, ImportProfile, ShownValue } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { Config } from '../../platform/config/config.js';
import { ForbiddenError, NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import { refuse } from '../../platform/http/validation/refuse.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { inSlices } from '../../platform/slices.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import type { Change } from '../content/project-transaction.js';
import { BaseLanguages } from '../content/base-languages.js';
import { deletionEntry } from '../history/audit.service.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { bringsFiles } from '../content/write-limits.js';
import type { CreateLanguageBody } from './dto/create-language.body.js';
import type { ImportLanguageBody } from './dto/import-language.body.js';
import { LanguageArchive } from '../history/language-archive.js';
import { DUPLICATE_LANGUAGES } from './duplicate-languages.js';
import { LanguageImports } from './language-imports.service.js';
import type { Imported } from './language-imports.service.js';
import { LanguagesQueries } from './languages.queries.js';
import type { NewLanguage } from './languages.queries.js';

/** The number of values that one call creates without queueing like an import. */
const FEW_VALUES = 1_000;

/** No other change of the structure of the project runs at the same time. */
const EXCLUSIVE = { lock: 'exclusive', pace: 'long', duplicates: DUPLICATE_LANGUAGES } as const;

interface Importing {
  groups?: CatalogueGroup[];
  files?: ImportProfile;
  replaceExistingKeys: boolean;
  replace?: ReplacedTexts;
  applyStatuses: boolean;
  typos?: number[];
  shown?: ShownValue[];
}

@Injectable()
export class LanguagesService {
  constructor(
    private readonly config: Config,
    private readonly members: MembersService,
    private readonly imports: LanguageImports,
    private readonly changeSets: ChangeSetsService,
    private readonly queries: LanguagesQueries,
    private readonly archive: LanguageArchive,
    private readonly baseLanguages: BaseLanguages,
    private readonly transaction: ProjectTransaction,
  ) {}

  listLanguages(member: Member): Promise<LanguageView[]> {
    return this.queries.list(member);
  }

  async get(member: Member, languageId: number): Promise<LanguageView> {
    const language = await this.queries.get(member, languageId);
    if (language === null) throw new NotFoundError(ErrorCode.NotExistingLanguage);
    return language;
  }

  /** Creates a language with values for all keys: those of the files, and empty ones. */
  async createLanguage(member: Member, body: CreateLanguageBody): Promise<CreatedLanguageView> {
    // In a project with many keys, an empty language takes as long as an import.
    const isQueued = bringsFiles(body) || (await this.queries.hasMoreKeysThan(member.projectId, FEW_VALUES));
    return this.importing(member, body.groups, isQueued, (actor) => this.createNow(actor, body));
  }

  importLanguage(member: Member, languageId: number, body: ImportLanguageBody): Promise<CreatedLanguageView> {
    return this.importing(member, body.groups, bringsFiles(body), async (actor) => {
      const language = await this.writable(actor, languageId);
      await inSlices(assertAllIn(language.name, body.groups));
      const { warnings, counts, imported, changeSetId } = await this.importInto(actor, language, body);
      const { replaceExistingKeys } = body;
      const what = { name: language.name, counts, replaceExistingKeys };
      const isChanged = imported.createdKeys + imported.updatedValues > 0;
      return {
        result: { ...language, warnings, changeSetId },
        history: [{ action: 'language.imported', languageId, changeSetId, new: what }],
        changes: isChanged ? [{ action: 'language.imported', languageId, imported }] : [],
      };
    });
  }

  /**
   * Returns the change set of the deletion.
   * @throws RuleError for the last language of the project
   */
  deleteLanguage(member: Member, languageId: number, requestId: string): Promise<number> {
    return this.transaction.change(member, EXCLUSIVE, async (actor) => {
      const { name } = await this.writable(actor, languageId);
      if ((await this.queries.count(actor.projectId)) === 1) throw new RuleError(ErrorCode.LastLanguage);
      const { projectId, userId: actorId } = actor;
      const changeSetId = await this.changeSets.open({ projectId, actorId, kind: 'delete', summary: {} });
      const remove = () => this.archive.remove(projectId, languageId, changeSetId);
      const texts = await this.baseLanguages.watch(projectId, remove);
      await this.changeSets.describe(projectId, changeSetId, { texts });
      return {
        result: changeSetId,
        history: [{ action: 'language.deleted', languageId, changeSetId, old: { name } }],
        audit: [deletionEntry('language.deleted', { name, keys: 0 }, requestId)],
        changes: [{ action: 'language.deleted', languageId }],
      };
    });
  }

  /**
   * Creates languages of a project, in this order, without values. Missing tags are guessed. Inside a transaction that
   * holds the exclusive lock of the project.
   */
  async createLanguages(
    projectId: number,
    languages: readonly NewLanguage[],
  ): Promise<(NewLanguage & { id: number })[]> {
    const tags = await inSlices(fillTags(languages, await this.tagsOf(projectId)));
    const mode = await this.queries.pluralMode(projectId);
    return this.queries.create(
      projectId,
      languages.map(({ name }, position) => {
        const tag = tags[position] ?? null;
        return { name, tag, pluralForms: requiredForms({ mode, tag }) };
      }),
    );
  }

  private async tagsOf(projectId: number): Promise<(string | null)[]> {
    return (await this.queries.all(projectId)).map(({ tag }) => tag);
  }

  private async createNow(actor: Member, body: CreateLanguageBody): Promise<Change<CreatedLanguageView>> {
    const { projectId } = actor;
    if ((await this.queries.count(projectId)) >= this.config.projectLanguageLimit)
      throw new RuleError(ErrorCode.LimitReached);
    const [created] = await this.createLanguages(projectId, [{ name: body.name, tag: body.tag ?? null }]);
    const { id, name, tag } = assertDefined(created, 'new language');
    await this.members.addTargets(actor, [{ id }]);
    const { warnings, counts, imported, changeSetId } = await this.importInto(actor, { id, tag }, body);
    return {
      // No warnings that an empty new language is empty.
      result: { id, name, tag, access: 'target', warnings: body.groups ? warnings : [], changeSetId },
      history: [{ action: 'language.created', languageId: id, changeSetId, new: { name, counts } }],
      changes: [{ action: 'language.created', languageId: id, imported }],
    };
  }

  private importing<T>(
    member: Member,
    groups: CatalogueGroup[] = [],
    isQueued: boolean,
    work: (actor: Member) => Promise<Change<T>>,
  ): Promise<T> {
    const pace = isQueued ? 'queued' : 'long';
    return this.transaction.change(
      member,
      { ...EXCLUSIVE, pace, catalogues: [groups], source: 'import' },
      work,
    );
  }

  private async writable(member: Member, languageId: number): Promise<LanguageView> {
    const language = await this.get(member, languageId);
    if (language.access !== 'target') throw new ForbiddenError(ErrorCode.Unauthorized);
    return language;
  }

  private importInto(
    actor: Member,
    language: { id: number; tag: string | null },
    { groups = [], replaceExistingKeys, replace, applyStatuses, typos, ...rest }: Importing,
  ): Promise<Imported> {
    const target = { languageId: language.id, replaceExistingKeys, replace, applyStatuses, typos };
    const isRevertible = bringsFiles({ groups });
    return this.imports.import(actor, {
      groups,
      target,
      languages: [{ ...language, groups }],
      isRevertible,
      ...rest,
    });
  }
}

/** The body may name several languages; here, all values must be in this one. The import checks the forms of plurals. */
function* assertAllIn(language: string, groups: CatalogueGroup[]): Steps<void> {
  const fault = (yield* namesAny(groups)) ? yield* checkCatalogueInSteps(groups, [language], 'cldr') : null;
  refuse(fault);
}

function* namesAny(groups: CatalogueGroup[]): Steps<boolean> {
  for (const { keys } of groups) {
    for (const { values } of keys) {
      if (values.some(({ languageName }) => languageName !== undefined)) return true;
      yield;
    }
    yield;
  }
  return false;
}
