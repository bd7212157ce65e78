import type { ProjectDetails } from '#core/api/projects.js';
import { inFormOrder, optionalForms, requiredForms } from '#core/domain/forms-of.js';
import type { PluralPlace } from '#core/domain/forms-of.js';
import { QUANTITIES } from '#core/domain/quantities.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { KeyView } from '#core/api/translations.js';

/** The forms of a key, in their order; null is the only form of a singular key. */
export type Forms = readonly (PluralForm | null)[];

export const SINGULAR: Forms = [null];

type FormsProject = Pick<ProjectDetails, 'languages' | 'pluralMode'>;

/** The plural forms of a project: of all its languages together, and of each. */
export class LanguageForms {
  readonly isCldr: boolean;
  /** The forms that a plural may have in at least one language. */
  readonly ofAll: Forms;
  private readonly required = new Map<number, ReadonlySet<PluralForm>>();
  private readonly offered = new Map<number, ReadonlySet<PluralForm>>();
  private readonly within = new Map<number, Map<Forms, Forms>>();

  constructor({ languages, pluralMode: mode }: FormsProject) {
    this.isCldr = mode === 'cldr';
    if (!this.isCldr) {
      this.ofAll = QUANTITIES;
      return;
    }
    for (const { id, tag } of languages) {
      const place: PluralPlace = { mode, tag };
      this.required.set(id, new Set(requiredForms(place)));
      this.offered.set(id, new Set([...requiredForms(place), ...optionalForms(place)]));
    }
    this.ofAll = one(
      inFormOrder(
        'cldr',
        [...this.offered.values()].flatMap((forms) => [...forms]),
      ),
    );
  }

  /** The forms of a key with these values, in all languages. */
  ofKey({ isPlural, values }: Pick<KeyView, 'isPlural' | 'values'>, more: readonly PluralForm[] = []): Forms {
    if (!isPlural) return SINGULAR;
    if (!this.isCldr) return QUANTITIES;
    const unknown = values.flatMap(({ quantityString: form }) =>
      form === null || this.ofAll.includes(form) ? [] : [form],
    );
    if (unknown.length + more.length === 0) return this.ofAll;
    return one(inFormOrder('cldr', [...forms(this.ofAll), ...unknown, ...more]));
  }

  /** The forms in `all` that a key may have in a language. Equal forms return the same list. */
  inLanguage(all: Forms, languageId: number): Forms {
    if (!this.isCldr || all === SINGULAR) return all;
    const known = this.within.get(languageId)?.get(all);
    if (known) return known;
    const offered = this.offered.get(languageId);
    const found = one(forms(all).filter((form) => form.startsWith('=') || offered?.has(form)));
    const ofLanguage = this.within.get(languageId) ?? new Map<Forms, Forms>();
    this.within.set(languageId, ofLanguage.set(all, found));
    return found;
  }

  /** Whether a missing text counts as empty. */
  isRequired(languageId: number, form: PluralForm | null): boolean {
    return form === null || !this.isCldr || (this.required.get(languageId)?.has(form) ?? false);
  }
}

const forms = (all: Forms): PluralForm[] => all.flatMap((form) => (form === null ? [] : [form]));

const lists = new Map<string, Forms>();

/** Returns one list for equal forms, so that a reload of the project renders nothing again. */
function one(list: Forms): Forms {
  const name = list.join(' ');
  const known = lists.get(name) ?? list;
  lists.set(name, known);
  return known;
}
