import { calledForm } from '../../domain/called-form.js';
import { inFormOrder, requiredForms } from '../../domain/forms-of.js';
import type { PluralPlace } from '../../domain/forms-of.js';
import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { runSteps } from '../../steps.js';
import type { Steps } from '../../steps.js';
import type { CatalogueGroup, CatalogueKey, ReadStatus } from '../model/catalogue.js';
import { placeOfGroup } from '../model/group-place.js';
import { hasOneOrThreeValues } from '../model/count-forms.js';
import { ofKind } from './key-kind.js';
import { findMissingValues } from './missing-values.js';
import type { GroupInPlan, KeyInPlan } from './missing-values.js';
import type {
  ExistingProject,
  ExistingValue,
  ImportPlan,
  ImportTarget,
  PlannedGroup,
} from './import-plan-types.js';
import { newStatus, reviewedStatus } from './taken-status.js';
import type { GivenText } from './taken-status.js';

/**
 * Decides what a read catalogue does to a project (docs/formats.md, section 5). Pure and linear.
 *
 * Expects a catalogue that passed `checkCatalogue` with the project's languages: a value naming a language the
 * project lacks is left out.
 */
export function planImport(
  existing: ExistingProject,
  catalogue: readonly CatalogueGroup[],
  target: ImportTarget,
): ImportPlan {
  return runSteps(planImportInSteps(existing, catalogue, target));
}

/** `planImport` in steps of some hundred rows. */
export function* planImportInSteps(
  existing: ExistingProject,
  catalogue: readonly CatalogueGroup[],
  target: ImportTarget,
): Steps<ImportPlan> {
  const planner = new Planner(existing, target);
  yield* planner.load();
  return yield* planner.plan(catalogue);
}

/** Rows that are planned in one step. */
const STEP = 256;

class Planner {
  private readonly groupsByPlace = new Map<string, GroupInPlan>();
  private readonly languageIds = new Map<string, number>();
  private readonly unmet = new Set<number>();
  private readonly targetName: string;
  private readonly mode: PluralMode;
  /** Of plurals, by language. */
  private readonly required = new Map<number, readonly PluralForm[]>();
  private readonly places = new Map<number, PluralPlace>();
  private readonly result: ImportPlan = {
    groups: [],
    keys: [],
    values: [],
    forms: [],
    updates: [],
    warnings: [],
    counts: { existing: 0, created: 0, missing: 0, mismatched: 0, updated: 0, reviewed: 0, kept: 0 },
    matchedKeyIds: [],
    missingKeyIds: [],
  };

  private planned = 0;

  constructor(
    private readonly existing: ExistingProject,
    private readonly target: ImportTarget,
  ) {
    const { name = '' } = existing.languages.find(({ id }) => id === target.languageId) ?? {};
    this.targetName = name.toLowerCase();
    this.mode = existing.pluralMode ?? 'strict';
  }

  *load(): Steps<void> {
    for (const { id, name, tag = null } of this.existing.languages) {
      this.languageIds.set(name.toLowerCase(), id);
      this.places.set(id, { mode: this.mode, tag });
      this.required.set(id, requiredForms({ mode: this.mode, tag }));
    }
    const groupsById = new Map<number, GroupInPlan>();
    for (const { id, name, file } of this.existing.groups) {
      const group: GroupInPlan = { ref: { id }, keys: new Map() };
      groupsById.set(id, group);
      this.groupsByPlace.set(placeOfGroup({ name, file }), group);
    }
    const keysById = new Map<number, KeyInPlan>();
    for (const [index, { id, groupId, name, isPlural }] of this.existing.keys.entries()) {
      const key: KeyInPlan = { ref: { id }, name, isPlural, settled: new Map() };
      keysById.set(id, key);
      this.unmet.add(id);
      groupsById.get(groupId)?.keys.set(name, key);
      if (index % STEP === 0) yield;
    }
    yield* this.loadValues(keysById);
  }

  private *loadValues(keysById: ReadonlyMap<number, KeyInPlan>): Steps<void> {
    for (const [index, value] of this.existing.values.entries()) {
      const settled = keysById.get(value.keyId)?.settled;
      const stored = settled?.get(value.languageId);
      if (stored) stored.push(value);
      else settled?.set(value.languageId, [value]);
      if (index % STEP === 0) yield;
    }
  }

  *plan(catalogue: readonly CatalogueGroup[]): Steps<ImportPlan> {
    for (const { keys, ...group } of catalogue) {
      yield;
      for (const key of keys) {
        if (this.isWhole(key)) yield* this.place(this.group(group), key);
        else this.leaveOut(group, key);
        if (this.isStepDone()) yield;
      }
    }
    const { result } = this;
    result.missingKeyIds = [...this.unmet];
    result.counts.missing = this.unmet.size;
    const missing = yield* findMissingValues(
      this.groupsByPlace.values(),
      this.existing,
      new Set(this.target.languageIds ?? [this.target.languageId]),
    );
    result.values = result.values.concat(missing.values);
    result.warnings = result.warnings.concat(missing.warnings);
    return result;
  }

  /** Whether to pause: a pause costs more than what a single key needs. */
  private isStepDone(): boolean {
    this.planned += 1;
    return this.planned % STEP === 0;
  }

  private isWhole(key: CatalogueKey): boolean {
    return this.mode === 'strict' ? hasOneOrThreeValues(key, this.targetName) : key.values.length > 0;
  }

  private group({ name, file }: PlannedGroup): GroupInPlan {
    const place = placeOfGroup({ name, file });
    const known = this.groupsByPlace.get(place);
    if (known) return known;
    const made = file === undefined ? { name } : { name, file };
    const created: GroupInPlan = { ref: { created: this.result.groups.push(made) - 1 }, keys: new Map() };
    this.groupsByPlace.set(place, created);
    return created;
  }

  private leaveOut(group: PlannedGroup, { name }: CatalogueKey): void {
    const known = this.groupsByPlace.get(placeOfGroup(group))?.keys.get(name);
    if (known && 'id' in known.ref) this.unmet.delete(known.ref.id);
    this.result.warnings.push({ reason: 'imports.quantity_not_found_json', color: 'red', key: name });
  }

  private *place(group: GroupInPlan, key: CatalogueKey): Steps<void> {
    const { counts, matchedKeyIds, warnings } = this.result;
    const known = group.keys.get(key.name);
    if (!known) {
      counts.created += 1;
      yield* this.write(this.create(group, key), key);
      return;
    }
    if ('id' in known.ref) this.unmet.delete(known.ref.id);
    const own = ofKind(key, known.isPlural);
    if (own) {
      counts.existing += 1;
      if ('id' in known.ref) matchedKeyIds.push(known.ref.id);
      yield* this.write(known, own);
    } else {
      counts.mismatched += 1;
      warnings.push({ reason: 'imports.key_type_mismatch', color: 'red', key: key.name });
    }
  }

  private create({ ref, keys }: GroupInPlan, { name, isPlural, description = '' }: CatalogueKey): KeyInPlan {
    const created = this.result.keys.push({ group: ref, name, isPlural, description }) - 1;
    const key: KeyInPlan = { ref: { created }, name, isPlural, settled: new Map() };
    keys.set(name, key);
    return key;
  }

  private *write(key: KeyInPlan, { values }: CatalogueKey): Steps<void> {
    const texts = yield* this.byLanguage(values);
    for (const [languageId, ofLanguage] of texts) {
      for (const [form, text] of key.isPlural ? this.formsOf(languageId, ofLanguage) : ofLanguage)
        this.writeText(key, languageId, form, text);
      if (!key.settled.has(languageId)) key.settled.set(languageId, NONE);
      if (this.isStepDone()) yield;
    }
  }

  private *byLanguage(values: CatalogueKey['values']): Steps<Map<number, Map<PluralForm | null, GivenText>>> {
    const texts = new Map<number, Map<PluralForm | null, GivenText>>();
    for (const [index, { quantityString = null, languageName, ...text }] of values.entries()) {
      if (index % STEP === STEP - 1) yield;
      const languageId =
        languageName === undefined
          ? this.target.languageId
          : this.languageIds.get(languageName.toLowerCase());
      if (languageId === undefined) continue;
      const ofLanguage = texts.get(languageId) ?? new Map<PluralForm | null, GivenText>();
      texts.set(languageId, ofLanguage.set(this.formIn(languageId, quantityString), text));
    }
    return texts;
  }

  /** Zero is exactly 0 in a language that does not have it. */
  private formIn(languageId: number, form: PluralForm | null): PluralForm | null {
    const place = this.places.get(languageId);
    return form === 'zero' && place ? calledForm(form, place) : form;
  }

  /** What the files have of a plural, and null for the required forms that they lack, in order. */
  private *formsOf(
    languageId: number,
    texts: ReadonlyMap<PluralForm | null, GivenText>,
  ): Iterable<[PluralForm, GivenText | null]> {
    const required = this.required.get(languageId) ?? [];
    const given = [...texts.keys()].filter((form) => form !== null);
    for (const form of inFormOrder(this.mode, [...required, ...given])) {
      const text = texts.get(form) ?? null;
      // A form that a language does not require has a value only for a text.
      if (text?.name !== '' || required.includes(form)) yield [form, text];
    }
  }

  /** @param text null: the files lack the form, which is empty unless the project has it */
  private writeText(
    key: KeyInPlan,
    languageId: number,
    form: PluralForm | null,
    text: GivenText | null,
  ): void {
    const ofLanguage = key.settled.get(languageId) ?? NONE;
    const stored = ofLanguage.find(({ quantityString }) => quantityString === form);
    if (!stored) this.addText(key, languageId, form, text);
    else if (text !== null) this.update(stored, text);
  }

  private addText(key: KeyInPlan, languageId: number, form: PluralForm | null, text: GivenText | null): void {
    const name = text?.name ?? '';
    const made = { languageId, quantityString: form, name, status: newStatus(text, this.target) };
    // A project has all values of a key in a language, or none in a new language.
    const hasOthers = (key.settled.get(languageId) ?? NONE).length > 0;
    if ('id' in key.ref && name !== '' && hasOthers) {
      this.result.counts.updated += 1;
      this.result.forms.push({ keyId: key.ref.id, ...made });
      return;
    }
    if (text === null && form !== null) addLacking(key, languageId, form);
    this.result.values.push({ key: key.ref, ...made });
  }

  private replaces({ name, status = 'modified' }: ExistingValue): boolean {
    const { replaceExistingKeys, replace = replaceExistingKeys ? 'all' : 'empty' } = this.target;
    return name === '' || replace === 'all' || (replace === 'unvalidated' && status !== 'validated');
  }

  private update(stored: ExistingValue, text: GivenText): void {
    const { id, keyId, languageId, version } = stored;
    const { counts, updates } = this.result;
    const update = (name: string, status: ReadStatus): void =>
      void updates.push({ id, keyId, languageId, version, name, status });
    if (text.name === stored.name) {
      const status = reviewedStatus(stored, text, this.target);
      if (status === null) return;
      counts.reviewed += 1;
      update(stored.name, status);
    } else if (this.replaces(stored)) {
      counts.updated += 1;
      if (text.name === '') counts.emptied = (counts.emptied ?? 0) + 1;
      update(text.name, newStatus(text, this.target));
    } else counts.kept += 1;
  }
}

function addLacking(key: KeyInPlan, languageId: number, form: PluralForm): void {
  key.lacking ??= new Map<number, PluralForm[]>();
  const forms = key.lacking.get(languageId);
  if (forms) forms.push(form);
  else key.lacking.set(languageId, [form]);
}

/** The stored values of a key in a language that it has none in. */
const NONE: ExistingValue[] = [];
