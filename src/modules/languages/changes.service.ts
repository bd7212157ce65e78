import { Injectable } from '@nestjs/common';

import type { AppliedChanges, LanguageChanges } from '#core/api/imports/changes.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { newLanguageNames } from '#core/domain/languages/new-language-names.js';
import { differingKinds, mergeLanguages } from '#core/formats/index.js';
import type { MergedLanguages } from '#core/formats/index.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { Config } from '../../platform/config/config.js';
import { ForbiddenError, RuleError } from '../../platform/errors/domain.error.js';
import { counterKey } from '../../platform/http/rate-limit/counter-key.js';
import { RateCounters } from '../../platform/http/rate-limit/counters.js';
import { refuse } from '../../platform/http/validation/refuse.js';
import { inSlices } from '../../platform/slices.js';
import { IMPORTED_TEXTS } from '../content/write-limits.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import type { Change } from '../content/project-transaction.js';
import { auditOfKeys } from '../files/remove-file.service.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { formFault } from '../translations/import-forms.js';
import type { ApplyChangesBody } from './dto/apply-changes.body.js';
import { DUPLICATE_LANGUAGES } from './duplicate-languages.js';
import { LanguageImports } from './language-imports.service.js';
import type { Imported } from './language-imports.service.js';
import { LanguagesQueries } from './languages.queries.js';
import { LanguagesService } from './languages.service.js';
import { matchedLanguages } from './matched-languages.js';

/** A language of the project that an import changes. */
interface Target {
  id: number;
  name: string;
  tag: string | null;
  isNew: boolean;
}

type Wanted = readonly LanguageChanges[];

/** Imports several languages at once, all or nothing. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly config: Config,
    private readonly members: MembersService,
    private readonly languages: LanguagesService,
    private readonly imports: LanguageImports,
    private readonly queries: LanguagesQueries,
    private readonly transaction: ProjectTransaction,
    private readonly counters: RateCounters,
  ) {}

  /**
   * Imports the languages, and creates those that the project lacks, in one transaction and as one change set. A dry run
   * makes the same changes and rolls them back.
   * @param uid of the caller, whose texts are counted
   * @throws RuleError if the project would have too many languages or keys, or two with the same name
   */
  applyChanges(
    member: Member,
    uid: string,
    body: ApplyChangesBody,
    requestId: string,
  ): Promise<AppliedChanges> {
    return this.transaction.change(
      member,
      {
        lock: 'exclusive',
        pace: 'queued',
        catalogues: body.languages.map(({ groups }) => groups),
        duplicates: DUPLICATE_LANGUAGES,
        source: 'import',
      },
      async (actor) => {
        const { texts, ...change } = await this.apply(actor, body, requestId);
        await this.counters.add(IMPORTED_TEXTS, counterKey(uid), texts);
        return change;
      },
    );
  }

  private async apply(
    actor: Member,
    body: ApplyChangesBody,
    requestId: string,
  ): Promise<Change<AppliedChanges> & { texts: number }> {
    const targets = await this.targetsOf(actor, body.languages);
    const merged = await this.merged(actor.projectId, body.languages, targets);
    const languageIds = targets.map(({ id }) => id);
    const { replaceExistingKeys, replace, applyStatuses, typos, files, shown, rename, remove, adopt } = body;
    const { obsolete, unmarked, changeSetId, hasMore } = body;
    const imported = await this.imports.import(actor, {
      groups: merged.groups,
      target: {
        languageId: first(languageIds),
        languageIds,
        replaceExistingKeys,
        replace,
        applyStatuses,
        typos,
      },
      // A file uses the language names of the request, whatever their tags in the project.
      languages: targets.map(({ id }, index) => {
        const { tag = null, groups } = body.languages[index] ?? {};
        return { id, tag, groups };
      }),
      files,
      shown,
      rename,
      remove,
      adopt,
      marksObsolete: obsolete === 'mark',
      unmarked,
      slice: { changeSetId, hasMore },
      isRevertible: true,
    });
    const { mismatched } = imported.counts;
    const counts = { ...imported.counts, mismatched: mismatched + merged.mismatched };
    const warnings = [...merged.warnings, ...imported.warnings];
    const result = { languages: targets, counts, warnings, changeSetId: imported.changeSetId };
    return {
      result: body.dryRun ? withoutIds(result) : result,
      isRolledBack: body.dryRun,
      texts: imported.texts,
      audit: auditOfKeys(imported.removed, requestId),
      ...recordOf(targets, { ...imported, counts }, replaceExistingKeys),
    };
  }

  /** The languages of the project in the order of the request; creates those that it lacks. */
  private async targetsOf(actor: Member, wanted: Wanted): Promise<Target[]> {
    const known = await this.queries.all(actor.projectId);
    const found = matchedLanguages(wanted, known);
    await this.assertWritable(actor, found);
    const missing = wanted.filter((_, index) => found[index] === null);
    if (missing.length > 0 && known.length + missing.length > this.config.projectLanguageLimit)
      throw new RuleError(ErrorCode.LimitReached);
    const taken = known.map(({ name }) => name);
    const names = await inSlices(newLanguageNames(missing, taken));
    const named = missing.map(({ tag }, index) => ({ tag, name: assertDefined(names[index], 'name') }));
    const created = await this.languages.createLanguages(actor.projectId, named);
    await this.members.addTargets(actor, created);
    const left = created.values();
    return found.map((language) =>
      language === null
        ? { ...assertDefined(left.next().value, 'new language'), isNew: true }
        : { ...language, isNew: false },
    );
  }

  /** A language that the member may not read is refused like one that they may not write: its tag is in use. */
  private async assertWritable(actor: Member, found: readonly ({ id: number } | null)[]): Promise<void> {
    const readable = await this.queries.list(actor);
    const writable = new Set(readable.filter(({ access }) => access === 'target').map(({ id }) => id));
    if (found.some((language) => language !== null && !writable.has(language.id)))
      throw new ForbiddenError(ErrorCode.Unauthorized);
  }

  private async merged(
    projectId: number,
    wanted: Wanted,
    targets: readonly Target[],
  ): Promise<MergedLanguages> {
    const pluralMode = await this.queries.pluralMode(projectId);
    const languages = targets.map((target) => ({ ...target, pluralMode }));
    const catalogues = [];
    for (const [index, language] of languages.entries()) {
      const groups = wanted[index]?.groups ?? [];
      const fault = await inSlices(formFault(groups, [language], language.id));
      refuse(fault && { ...fault, path: `languages.${index}.${fault.path}` });
      catalogues.push({ languageName: language.name, groups });
    }
    const unsure = await inSlices(differingKinds(catalogues));
    const known = await this.queries.kindsOfKeys(projectId, [...unsure]);
    return inSlices(mergeLanguages(catalogues, pluralMode, known));
  }
}

/** One row of the history and one change per language; each has the counts of the whole import. */
function recordOf(
  targets: readonly Target[],
  { counts, imported, changeSetId, adopted, hasRenamed, removed }: Imported,
  replaceExistingKeys: boolean,
): Required<Pick<Change<never>, 'history' | 'changes'>> {
  const actionOf = ({ isNew }: Target): 'language.created' | 'language.imported' =>
    isNew ? 'language.created' : 'language.imported';
  return {
    history: targets.map((target) => ({
      action: actionOf(target),
      languageId: target.id,
      changeSetId,
      new: { name: target.name, counts, replaceExistingKeys },
    })),
    changes: [
      ...removed,
      ...(hasRenamed ? [{ action: 'file.renamed' as const }] : []),
      ...adopted.map((groupId) => ({ action: 'group.moved' as const, groupId })),
      ...targets.map((target) => ({ action: actionOf(target), languageId: target.id, imported })),
    ],
  };
}

const first = (ids: readonly number[]): number => assertDefined(ids[0], 'language');

/** The ids of rows that a dry run has taken back mean nothing. */
const withoutIds = ({ languages, ...result }: AppliedChanges): AppliedChanges => ({
  ...result,
  languages: languages.map((language) => (language.isNew ? { ...language, id: null } : language)),
  changeSetId: null,
});
