import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import { planImport } from '#core/formats/index.js';
import type {
  CatalogueGroup,
  ExistingProject,
  ImportCounts,
  ImportPlan,
  ImportTarget,
  ImportWarning,
  RowRef,
} from '#core/formats/index.js';

import { Config } from '../../platform/config/config.js';
import { RuleError } from '../../platform/errors/domain.error.js';
import { present } from '../../platform/present.js';
import { importWarnings } from './import-warnings.js';
import { ImportQueries } from './import.queries.js';
import type { ImportPlace, NewKeys } from './import.queries.js';
import { ReserveQueries } from './reserve.queries.js';

export interface ImportOutcome {
  warnings: ImportWarning[];
  counts: ImportCounts;
}

type Languages = ExistingProject['languages'];

/** A read catalogue becomes rows: load, plan, apply. */
@Injectable()
export class ImportService {
  constructor(
    private readonly config: Config,
    private readonly queries: ImportQueries,
    private readonly reserve: ReserveQueries,
  ) {}

  /** Inside an import transaction that holds the project exclusively: what is planned on stays as it is. */
  async run(
    place: ImportPlace,
    catalogue: readonly CatalogueGroup[],
    target: ImportTarget,
  ): Promise<ImportOutcome> {
    const languages = await this.queries.languages(place.projectId);
    const written = writtenLanguages(languages, catalogue, target);
    // Languages the catalogue does not write are none of the plan's business: the database fills them by itself.
    const untouched = languages.filter((language) => !written.includes(language));
    const existing = await this.queries.existing(place.projectId, written);
    const plan = planImport(existing, catalogue, target);
    if (existing.keys.length + plan.keys.length > this.config.projectKeyLimit)
      throw new RuleError(ErrorCode.LimitReached);
    await this.apply(place, plan, untouched);
    return { warnings: importWarnings(plan, untouched), counts: plan.counts };
  }

  private async apply(place: ImportPlace, plan: ImportPlan, untouched: Languages): Promise<void> {
    const { projectId } = place;
    const groupIds = await this.reserve.ids('key_group', plan.groups.length);
    const keys = newKeys(plan, groupIds, await this.reserve.ids('translation_key', plan.keys.length));
    await this.queries.insertGroups(
      projectId,
      groupIds,
      plan.groups.map(({ name }) => name),
    );
    await this.queries.insertKeys(projectId, keys);
    await this.queries.insertValues(projectId, {
      keyIds: plan.values.map(({ key }) => idOf(key, keys.ids)),
      languageIds: plan.values.map(({ languageId }) => languageId),
      quantities: plan.values.map(({ quantityString }) => quantityString),
      texts: plan.values.map(({ name }) => name),
    });
    await this.queries.insertEmpty(
      projectId,
      keys,
      untouched.map(({ id }) => id),
    );
    await this.queries.updateValues(place, plan.updates);
  }
}

const newKeys = (plan: ImportPlan, groupIds: number[], ids: number[]): NewKeys => ({
  ids,
  groupIds: plan.keys.map(({ group }) => idOf(group, groupIds)),
  names: plan.keys.map(({ name }) => name),
  plurals: plan.keys.map(({ isPlural }) => isPlural),
});

const idOf = (ref: RowRef, created: readonly number[]): number =>
  'id' in ref ? ref.id : present(created[ref.created], 'id of a new row');

/** The target, and the languages that values name. */
function writtenLanguages(
  languages: Languages,
  catalogue: readonly CatalogueGroup[],
  { languageId }: ImportTarget,
): Languages {
  const named = new Set<string>();
  for (const { keys } of catalogue)
    for (const { values } of keys)
      for (const { languageName } of values)
        if (languageName !== undefined) named.add(languageName.toLowerCase());
  return languages.filter(({ id, name }) => id === languageId || named.has(name.toLowerCase()));
}
