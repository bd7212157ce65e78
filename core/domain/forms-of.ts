import { compareForms, isPluralForm, isRareForm, pluralForms } from './plural-rules.js';
import type { PluralForm, PluralMode } from './plural-rules.js';
import { isQuantity, QUANTITIES } from './quantities.js';

/** The plural mode of a project, and the tag of one of its languages. */
export interface PluralPlace {
  mode: PluralMode;
  /** BCP 47; null if unknown. Without meaning in `strict` mode. */
  tag: string | null;
}

/**
 * The forms that every plural has in a language, in their order: empty ones count as missing. In `cldr` mode, those of
 * CLDR that are not rare.
 */
export const requiredForms = ({ mode, tag }: PluralPlace): readonly PluralForm[] =>
  mode === 'strict' ? QUANTITIES : pluralForms(tag).filter((form) => !isRareForm(tag, form));

/** The forms that a plural may have in a language beside the required ones, and that it offers: exactly 0, and rare ones. */
export const optionalForms = ({ mode, tag }: PluralPlace): readonly PluralForm[] =>
  mode === 'strict' ? [] : ['=0', ...pluralForms(tag).filter((form) => isRareForm(tag, form))];

/** Whether a plural may have the form in a language: in `cldr` mode, also any exact number. */
export function mayHaveForm(form: unknown, { mode, tag }: PluralPlace): form is PluralForm {
  if (mode === 'strict') return isQuantity(form);
  if (!isPluralForm(form)) return false;
  return form.startsWith('=') || pluralForms(tag).some((known) => known === form);
}

/** The forms in the order in which they are shown, stored and written; each once. */
export const inFormOrder = (mode: PluralMode, forms: Iterable<PluralForm>): PluralForm[] => {
  const all = [...new Set(forms)];
  return mode === 'strict' ? QUANTITIES.filter((form) => all.includes(form)) : all.sort(compareForms);
};
