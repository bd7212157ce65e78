import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { CreatedLanguageView, LanguageView } from '#core/api/languages.js';
import type { HistorySource } from '#core/domain/history.js';
import { requiredForms } from '#core/domain/forms-of.js';
import { fillTags } from '#core/domain/language-tag.js';
import { checkCatalogueInSteps } from '#core/formats/index.js';
import type { CatalogueGroup, ImportProfile, ShownValue } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import {
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../platform/errors/duplicates.js';
import { Events } from '../../platform/events.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { inSlices } from '../../platform/slices.js';
import { ContentChanged } from '../content/content-changed.js';
import type { ContentChange } from '../content/content-changed.js';
import { SourceLanguages } from '../content/source-languages.js';
import { AuditService } from '../history/audit.service.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { HistoryService } from '../history/history.service.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { bringsFiles } from '../translations/import-limits.js';
import { ImportTurns } from '../translations/import-turns.js';
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

interface Importing {
  groups?: CatalogueGroup[];
  files?: ImportProfile;
  replaceExistingKeys: boolean;
  applyStatuses: boolean;
  shown?: ShownValue[];
}

@Injectable()
export class LanguagesService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly imports: LanguageImports,
    private readonly turns: ImportTurns,
    private readonly history: HistoryService,
    private readonly changeSets: ChangeSetsService,
    private readonly audit: AuditService,
    private readonly queries: LanguagesQueries,
    private readonly archive: LanguageArchive,
    private readonly sources: SourceLanguages,
    private readonly events: Events,
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
    const { projectId } = member;
    const create = () => this.changing(member, (actor) => this.createNow(actor, body));
    if (bringsFiles(body)) return this.turns.take(projectId, body.groups, create);
    // In a project with many keys, an empty language takes as long as an import.
    const isLong = await this.queries.hasMoreKeysThan(projectId, FEW_VALUES);
    return isLong ? this.turns.queue(projectId, create) : create();
  }

  importLanguage(member: Member, languageId: number, body: ImportLanguageBody): Promise<CreatedLanguageView> {
    return this.importing(member, body.groups, async (actor) => {
      const language = await this.writable(actor, languageId);
      await inSlices(assertAllIn(language.name, body.groups));
      const { warnings, counts, imported, changeSetId } = await this.importInto(actor, language, body);
      const { replaceExistingKeys } = body;
      const what = { name: language.name, counts, replaceExistingKeys };
      await this.recordHistory(actor, 'language.imported', { languageId, changeSetId, what });
      if (imported.createdKeys + imported.updatedValues > 0)
        this.publish(actor, 'import', { action: 'language.imported', languageId, imported });
      return { ...language, warnings, changeSetId };
    });
  }

  /** @throws RuleError for the last language of the project */
  deleteLanguage(member: Member, languageId: number, requestId: string): Promise<void> {
    return this.changing(member, async (actor) => {
      const { name } = await this.writable(actor, languageId);
      if ((await this.queries.count(actor.projectId)) === 1) throw new RuleError(ErrorCode.LastLanguage);
      const { projectId, userId: actorId } = actor;
      const changeSetId = await this.changeSets.open({ projectId, actorId, kind: 'delete', summary: {} });
      const remove = () => this.archive.remove(projectId, languageId, changeSetId);
      const texts = await this.sources.watch(projectId, remove);
      await this.changeSets.describe(projectId, changeSetId, { texts });
      await this.history.record({
        projectId,
        actorId,
        languageId,
        changeSetId,
        action: 'language.deleted',
        source: 'edit',
        old: { name },
      });
      const deleted = { name, keys: 0 };
      await this.audit.recordDeletion({ by: actor, action: 'language.deleted', deleted, requestId });
      this.publish(actor, 'edit', { action: 'language.deleted', languageId });
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

  private async createNow(actor: Member, body: CreateLanguageBody): Promise<CreatedLanguageView> {
    const { projectId } = actor;
    if ((await this.queries.count(projectId)) >= this.config.projectLanguageLimit)
      throw new RuleError(ErrorCode.LimitReached);
    const [created] = await this.createLanguages(projectId, [{ name: body.name, tag: body.tag ?? null }]);
    const { id, name, tag } = assertDefined(created, 'new language');
    await this.members.addTargets(actor, [{ id }]);
    const { warnings, counts, imported, changeSetId } = await this.importInto(actor, { id, tag }, body);
    await this.recordHistory(actor, 'language.created', {
      languageId: id,
      changeSetId,
      what: { name, counts },
    });
    this.publish(actor, 'import', { action: 'language.created', languageId: id, imported });
    // No warnings that an empty new language is empty.
    return { id, name, tag, access: 'target', warnings: body.groups ? warnings : [], changeSetId };
  }

  private importing<T>(
    member: Member,
    groups: CatalogueGroup[] | undefined,
    work: (actor: Member) => Promise<T>,
  ): Promise<T> {
    return this.turns.take(member.projectId, groups, () => this.changing(member, work));
  }

  /** Takes the exclusive lock of the project: no other change of its structure runs at the same time. */
  private changing<T>(member: Member, work: (actor: Member) => Promise<T>): Promise<T> {
    return refuseDuplicates(DUPLICATE_LANGUAGES, () =>
      this.database.importTransaction(async () => work(await this.members.lockProject(member, 'exclusive'))),
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
    { groups = [], replaceExistingKeys, applyStatuses, ...rest }: Importing,
  ): Promise<Imported> {
    const target = { languageId: language.id, replaceExistingKeys, applyStatuses };
    const isRevertible = bringsFiles({ groups });
    return this.imports.import(actor, { groups, target, languages: [language], isRevertible, ...rest });
  }

  private publish(actor: Member, source: HistorySource, change: ContentChange): void {
    this.events.publish(new ContentChanged(actor, source, [change]));
  }

  private recordHistory(
    { projectId, userId }: Member,
    action: 'language.created' | 'language.imported',
    { languageId, changeSetId, what }: { languageId: number; changeSetId: number | null; what: object },
  ): Promise<void> {
    return this.history.record({
      projectId,
      actorId: userId,
      action,
      source: 'import',
      languageId,
      ...(changeSetId === null ? {} : { changeSetId }),
      new: what,
    });
  }
}

/** The body may name several languages; here, all values must be in this one. The import checks the forms of plurals. */
function* assertAllIn(language: string, groups: CatalogueGroup[]): Steps<void> {
  const fault = (yield* namesAny(groups)) ? yield* checkCatalogueInSteps(groups, [language], 'cldr') : null;
  if (fault) throw new InvalidError(ErrorCode.ValidationError, { fields: { [fault.path]: fault.message } });
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
