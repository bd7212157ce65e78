import type { ProjectDetails } from '#core/api/projects.js';
import type { ValueView } from '#core/api/translations.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { LanguageForms, SINGULAR } from './language-forms.js';
import type { Forms } from './language-forms.js';
import { SHOWN_STATUSES, shownStatus } from './shown-status.js';
import type { ShownStatus } from './shown-status.js';
import type { CellRef } from './cell-ref.js';

/**
 * The values of a language, one per slot: a key has one slot, a plural key one for each form that it may have in any of the
 * languages, in their order.
 */
export interface Column {
  texts: string[];
  /** Indexes in SHOWN_STATUSES, or `ABSENT`. */
  statuses: Uint8Array;
  /** By slot, unless it is 1: the version of the source that a text is based on. */
  sourceVersions: Map<number, number>;
  /** By slot, for changed source texts: the version of the last change that did not only correct a typo. */
  majorVersions: Map<number, number>;
}

const CODES = Object.fromEntries(SHOWN_STATUSES.map((status, code) => [status, code])) as Record<
  ShownStatus,
  number
>;

/** The code of a slot without a value: a form that the language does not require and that has no text. */
export const ABSENT = SHOWN_STATUSES.length;

export const codeOf = (status: ShownStatus): number => CODES[status];

const NO_COLUMN: Column = {
  texts: [],
  statuses: new Uint8Array(),
  sourceVersions: new Map(),
  majorVersions: new Map(),
};

interface KeySlots {
  first: number;
  forms: Forms;
}

type SourceVersions = Pick<ValueView, 'sourceVersion' | 'majorVersion'>;

type TableProject = Pick<ProjectDetails, 'groups' | 'languages' | 'pluralMode'>;

/**
 * The texts and statuses shown, by language, in arrays: filtering, counting, searching and measuring them takes a
 * thousandth of the time that a hundred thousand objects would take.
 */
export class ValueTable {
  readonly columns: ReadonlyMap<number, Column>;
  private readonly forms: LanguageForms;
  private readonly slots = new Map<number, KeySlots>();
  private readonly size: number;

  /** @param more cells that need a slot although the project does not have them yet */
  constructor(project: TableProject, more: readonly CellRef[] = []) {
    const { groups, languages } = project;
    this.forms = new LanguageForms(project);
    const formsMore = this.forms.isCldr ? formsByKey(more) : new Map<number, PluralForm[]>();
    let size = 0;
    for (const { keys } of groups)
      for (const key of keys) {
        const forms = this.forms.ofKey(key, formsMore.get(key.id));
        this.slots.set(key.id, { first: size, forms });
        size += forms.length;
      }
    this.size = size;
    this.columns = new Map(languages.map(({ id }) => [id, this.emptyColumn(id)]));
    for (const { keys } of groups)
      for (const { id: keyId, values } of keys)
        for (const value of values) {
          const { languageId, quantityString: quantity, name, status, sourceVersion, majorVersion } = value;
          const ref = { keyId, languageId, quantity };
          this.set(ref, name, status);
          if ((sourceVersion ?? majorVersion) !== undefined) this.setVersions(ref, value);
        }
  }

  get isCldr(): boolean {
    return this.forms.isCldr;
  }

  get length(): number {
    return this.size * this.columns.size;
  }

  column(languageId: number): Column {
    return this.columns.get(languageId) ?? NO_COLUMN;
  }

  /** The slots of a key: [start, end). */
  slotsOf(keyId: number): [from: number, to: number] {
    const found = this.slots.get(keyId);
    return found ? [found.first, found.first + found.forms.length] : [0, 0];
  }

  /** The first slot of a key and the forms of its slots. */
  placeOf(keyId: number): Readonly<KeySlots> {
    return this.slots.get(keyId) ?? { first: 0, forms: [] };
  }

  /** The slot of a value in its column; null if there is none. */
  slotOf({ keyId, quantity }: Pick<CellRef, 'keyId' | 'quantity'>): number | null {
    const found = this.slots.get(keyId);
    if (!found) return null;
    const form = found.forms.indexOf(quantity);
    return form < 0 ? null : found.first + form;
  }

  /** The form of a slot of a key. */
  formAt(keyId: number, slot: number): PluralForm | null {
    const found = this.slots.get(keyId);
    return found?.forms[slot - found.first] ?? null;
  }

  /** The forms that a key has or may have in a language. Equal forms return the same list. */
  formsOf({ id, isPlural }: { id: number; isPlural: boolean }, languageId: number): Forms {
    if (!isPlural) return SINGULAR;
    return this.forms.inLanguage(this.slots.get(id)?.forms ?? this.forms.ofAll, languageId);
  }

  /** The number of values of a key in a language: required forms and other forms with a text. */
  countOf(keyId: number, languageId: number): number {
    const [from, to] = this.slotsOf(keyId);
    const { statuses } = this.column(languageId);
    let count = 0;
    for (let slot = from; slot < to; slot += 1) if (statuses[slot] !== ABSENT) count += 1;
    return count;
  }

  /** The number of values of a key in a language with a text. */
  filledOf(keyId: number, languageId: number): number {
    return this.column(languageId)
      .texts.slice(...this.slotsOf(keyId))
      .filter((text) => text !== '').length;
  }

  /** Whether the language requires the form of the key: without a text, it counts as empty. */
  isRequired({ languageId, quantity }: CellRef): boolean {
    return this.forms.isRequired(languageId, quantity);
  }

  /** Whether a new value has no slot yet. */
  lacks(ref: CellRef): boolean {
    return this.forms.isCldr && this.slots.has(ref.keyId) && this.slotOf(ref) === null;
  }

  /** Returns null if there is no value. */
  statusOf(ref: CellRef): ShownStatus | null {
    const code = this.column(ref.languageId).statuses[this.slotOf(ref) ?? -1];
    return SHOWN_STATUSES[code ?? ABSENT] ?? null;
  }

  set(ref: CellRef, text: string, status: ValueStatus): void {
    const slot = this.slotOf(ref);
    const column = this.columns.get(ref.languageId);
    if (slot === null || !column) return;
    column.texts[slot] = text;
    const isThere = text !== '' || this.isRequired(ref);
    column.statuses[slot] = isThere ? codeOf(shownStatus(text, status)) : ABSENT;
  }

  /** The versions that decide whether the value or its translations are stale. */
  setVersions(ref: CellRef, { sourceVersion = 1, majorVersion = 0 }: SourceVersions): void {
    const slot = this.slotOf(ref);
    const column = this.columns.get(ref.languageId);
    if (slot === null || !column) return;
    if (sourceVersion === 1) column.sourceVersions.delete(slot);
    else column.sourceVersions.set(slot, sourceVersion);
    if (majorVersion === 0) column.majorVersions.delete(slot);
    else column.majorVersions.set(slot, majorVersion);
  }

  private emptyColumn(languageId: number): Column {
    const statuses = new Uint8Array(this.size);
    if (this.forms.isCldr)
      for (const { first, forms } of this.slots.values())
        forms.forEach((form, at) => {
          if (!this.forms.isRequired(languageId, form)) statuses[first + at] = ABSENT;
        });
    const texts = new Array<string>(this.size).fill('');
    return { texts, statuses, sourceVersions: new Map(), majorVersions: new Map() };
  }
}

function formsByKey(refs: readonly CellRef[]): Map<number, PluralForm[]> {
  const byKey = new Map<number, PluralForm[]>();
  for (const { keyId, quantity } of refs)
    if (quantity !== null) byKey.set(keyId, [...(byKey.get(keyId) ?? []), quantity]);
  return byKey;
}
