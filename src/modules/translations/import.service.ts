import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { findMovedValues, planImportInSteps } from '#core/formats/index.js';
import type {
  CatalogueGroup,
  ExistingProject,
  ImportCounts,
  ImportPlan,
  ImportTarget,
  ImportWarning,
  MovedValue,
  PlannedUpdate,
  PlannedValue,
  RowRef,
  ShownValue,
} from '#core/formats/index.js';
import { eachInSteps } from '#core/steps.js';
import type { Steps } from '#core/steps.js';

import { Config } from '../../platform/config/config.js';
import { ConflictError, RuleError, TooLargeError } from '../../platform/errors/domain.error.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { refuse } from '../../platform/http/validation/refuse.js';
import { inSlices } from '../../platform/slices.js';
import type { ImportSummary } from '../content/content-changed.js';
import { BaseLanguages } from '../content/base-languages.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { idRanges, isInRanges } from '../history/id-ranges.js';
import type { CreatedRows, IdRange } from '../history/id-ranges.js';
import { formFault } from './import-forms.js';
import { importWarnings } from './import-warnings.js';
import { ImportQueries } from './import.queries.js';
import type { ImportPlace, NewKeys, NewValues, PluralLanguage } from './import.queries.js';
import { IdAllocator } from './id-allocator.queries.js';

export interface ImportOutcome {
  warnings: ImportWarning[];
  counts: ImportCounts;
  imported: ImportSummary;
  created: CreatedRows;
  /** The number of texts that were written, without empty ones of new keys. */
  texts: number;
}

/** The existing values in the preview of an import. */
export interface Preview {
  values: readonly ShownValue[];
  /** The keys that earlier slices of the import created. */
  createdKeys: readonly IdRange[];
}

type Languages = readonly PluralLanguage[];

/** The number of rows per statement, because pg serialises all of them at once. */
const BATCH = 5_000;

/** The texts that an import is compared with are in memory. */
const COMPARED_BYTES = 64_000_000;
const TOO_MANY_LANGUAGES = `must be imported in fewer languages at once: those of the project have more than ${COMPARED_BYTES} bytes`;

/** Imports a catalogue: load, plan, apply. Everything long runs in slices. */
@Injectable()
export class ImportService {
  constructor(
    private readonly config: Config,
    private readonly queries: ImportQueries,
    private readonly allocator: IdAllocator,
    private readonly changeSets: ChangeSetsService,
    private readonly baseLanguages: BaseLanguages,
  ) {}

  /**
   * Imports a catalogue. Call inside an import transaction with the exclusive lock of the project, so that the planned
   * state does not change. The caller creates the files of groups, stores profiles, blocks texts with errors (BlockingChecks) and publishes the
   * import.
   * @param preview undefined compares nothing
   * @throws ConflictError if the effect differs from the preview
   */
  async importCatalogue(
    place: ImportPlace,
    catalogue: readonly CatalogueGroup[],
    target: ImportTarget,
    preview?: Preview,
  ): Promise<ImportOutcome> {
    const languages = await this.queries.languages(place.projectId);
    const fault = await inSlices(formFault(catalogue, languages, target.languageId));
    refuse(fault);
    const written = await inSlices(writtenLanguages(languages, catalogue, target));
    // The plan leaves out languages that are not in the catalogue: the database fills them.
    const untouched = languages.filter((language) => !written.includes(language));
    if ((await this.queries.textBytes(place.projectId, written)) > COMPARED_BYTES)
      throw new TooLargeError(ErrorCode.PayloadTooLarge, { fields: { groups: TOO_MANY_LANGUAGES } });
    const existing = await this.queries.existing(place.projectId, written);
    const plan = await inSlices(planImportInSteps(existing, catalogue, target));
    if (preview) await assertAsShown(existing, plan, preview);
    if (existing.keys.length + plan.keys.length > this.config.projectKeyLimit)
      throw new RuleError(ErrorCode.LimitReached);
    const applied = await this.apply(place, plan, untouched, new Set(target.typos));
    // Texts can be saved during an import, which keeps them: then it has done something else than was shown.
    if (preview && applied.imported.updatedValues < plan.updates.length + plan.forms.length)
      throw importMoved([]);
    return { warnings: importWarnings(plan, untouched), counts: plan.counts, ...applied };
  }

  private async apply(
    place: ImportPlace,
    plan: ImportPlan,
    untouched: Languages,
    typos: ReadonlySet<number>,
  ): Promise<Pick<ImportOutcome, 'imported' | 'created' | 'texts'>> {
    const { projectId } = place;
    const groupIds = await this.allocator.allocate('key_group', plan.groups.length);
    const keyIds = await this.allocator.allocate('translation_key', plan.keys.length);
    await this.queries.insertGroups(projectId, groupIds, plan.groups);
    const languageIds = untouched.map(({ id }) => id);
    for (let from = 0; from < keyIds.length; from += BATCH) {
      const keys = newKeys(plan, groupIds, keyIds, [from, from + BATCH]);
      await this.queries.insertKeys(projectId, keys);
      await this.queries.insertEmpty(projectId, keys, languageIds);
    }
    let newTexts = 0;
    for (const values of batchesByKey(plan.values)) {
      newTexts += values.filter(({ name }) => name !== '').length;
      await this.queries.insertValues(
        projectId,
        newValues(values, keyIds),
        values.every(({ key }) => 'created' in key),
      );
    }
    let updatedValues = 0;
    for (const updates of batchesOfUpdates(plan.updates, await this.baseLanguages.of(projectId)))
      updatedValues += await this.queries.updateValues(place, updates, typos);
    for (let from = 0; from < plan.forms.length; from += BATCH)
      updatedValues += await this.queries.insertForms(place, plan.forms.slice(from, from + BATCH));
    return {
      imported: { createdGroups: groupIds.length, createdKeys: keyIds.length, updatedValues },
      created: {
        groupIds: idRanges(groupIds),
        keyIds: idRanges(keyIds),
        lastValueId: await this.changeSets.lastValueId(projectId),
      },
      texts: newTexts + updatedValues,
    };
  }
}

async function assertAsShown(
  existing: ExistingProject,
  plan: ImportPlan,
  { values, createdKeys }: Preview,
): Promise<void> {
  const isCreated = (keyId: number): boolean => isInRanges(createdKeys, keyId);
  const moved = await inSlices(findMovedValues(existing, plan, values, isCreated));
  if (moved.length > 0) throw importMoved(moved.slice(0, TOLD_VALUES));
}

const importMoved = (current: MovedValue[]) => new ConflictError(ErrorCode.ImportMoved, { current });

/** The maximum number of values in the error; the client reads the project again anyway. */
const TOLD_VALUES = 1_000;

/** Source texts first: translations written with them are based on their new versions. */
function* batchesOfUpdates(
  updates: readonly PlannedUpdate[],
  baseId: number | null,
): Iterable<PlannedUpdate[]> {
  const isSource = ({ languageId }: PlannedUpdate): boolean => languageId === baseId;
  for (const part of [updates.filter(isSource), updates.filter((update) => !isSource(update))])
    for (let from = 0; from < part.length; from += BATCH) yield part.slice(from, from + BATCH);
}

/** Keeps the values of a key together in one statement, so that their ids are in the order of the quantities. */
function* batchesByKey(values: readonly PlannedValue[]): Iterable<PlannedValue[]> {
  let from = 0;
  while (from < values.length) {
    let to = Math.min(from + BATCH, values.length);
    while (to < values.length && isOfSameKey(values[to], values[to - 1])) to += 1;
    yield values.slice(from, to);
    from = to;
  }
}

function isOfSameKey(one: PlannedValue | undefined, other: PlannedValue | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [a, b] = [one.key, other.key];
  return 'id' in a ? 'id' in b && a.id === b.id : 'created' in b && a.created === b.created;
}

const newValues = (values: readonly PlannedValue[], keyIds: readonly number[]): NewValues => ({
  keyIds: values.map(({ key }) => idOf(key, keyIds)),
  languageIds: values.map(({ languageId }) => languageId),
  quantities: values.map(({ quantityString }) => quantityString),
  texts: values.map(({ name }) => name),
  statuses: values.map(({ status }) => status),
});

const newKeys = (
  plan: ImportPlan,
  groupIds: readonly number[],
  keyIds: readonly number[],
  range: [from: number, to: number],
): NewKeys => {
  const keys = plan.keys.slice(...range);
  return {
    ids: keyIds.slice(...range),
    groupIds: keys.map(({ group }) => idOf(group, groupIds)),
    names: keys.map(({ name }) => name),
    plurals: keys.map(({ isPlural }) => isPlural),
    descriptions: keys.map(({ description }) => description),
  };
};

const idOf = (ref: RowRef, created: readonly number[]): number =>
  'id' in ref ? ref.id : assertDefined(created[ref.created], 'id of a new row');

/** The languages being imported, and those of the values. */
function* writtenLanguages(
  languages: Languages,
  catalogue: readonly CatalogueGroup[],
  { languageId, languageIds = [languageId] }: ImportTarget,
): Steps<Languages> {
  const named = new Set<string>();
  for (const { keys } of catalogue) {
    for (const { values } of keys)
      yield* eachInSteps(values, ({ languageName }) => {
        if (languageName !== undefined) named.add(languageName.toLowerCase());
      });
    yield;
  }
  return languages.filter(({ id, name }) => languageIds.includes(id) || named.has(name.toLowerCase()));
}
