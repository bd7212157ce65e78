import { mayHaveForm } from '../../domain/forms-of.js';
import { compareForms, isPluralCategory } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { isQuantity, QUANTITIES } from '../../domain/quantities.js';
import { zeroFormOf } from '../../domain/zero-form.js';
import type { ReadKey } from './catalogue-builder.js';
import { pluralForms } from '../plurals/plural-forms.js';
import type { KeepContext } from './kept-file.js';
import { checkName, checkTexts } from './read-context.js';
import type { ReadContext } from './read-context.js';

/** A plural that is kept, and the form that each quantity of the file is. */
export interface KeptPlural {
  key: ReadKey;
  formOf: ReadonlyMap<string, PluralForm>;
}

/** A plural of `strict` mode, of the texts of zero, one and other. Null where there are none, or one is too long. */
export function strictPlural(
  name: string,
  texts: readonly string[] | null,
  line: number,
  context: ReadContext,
): KeptPlural | null {
  const fitting = texts && checkTexts(name, texts, line, context);
  const formOf = new Map(QUANTITIES.map((form) => [form, form] as const));
  return fitting && { key: { isPlural: true, texts: fitting, forms: QUANTITIES }, formOf };
}

/**
 * A plural of `strict` mode of a platform on which other quantities may stand beside the three (docs/formats.md, 9.6):
 * these are reported. Null after reporting which of the three is missing.
 *
 * @param quantities texts by quantity
 */
export function completedPlural(
  name: string,
  quantities: ReadonlyMap<string, string>,
  line: number,
  context: ReadContext,
): KeptPlural | null {
  const { reports, completePlurals } = context;
  const complete = pluralForms(quantities, completePlurals);
  if ('missing' in complete) {
    reports.add('quantity_missing', line, { key: name, quantities: complete.missing });
    reports.lost.leaveOut(name, quantities.size);
    return null;
  }
  if (checkName(name, line, context) === null) return null;
  const { filled, texts } = complete;
  if (filled.length > 0) reports.add('quantity_filled', line, { key: name, quantities: filled });
  const dropped = [...quantities.keys()].filter((quantity) => !isQuantity(quantity));
  if (dropped.length > 0) reports.add('quantity_not_found', line, { key: name, quantities: dropped });
  reports.lost.loseForms(dropped.length);
  return strictPlural(name, texts, line, context);
}

/** Of a platform that has names for categories only. `zero`: what it calls so, the category or exactly 0. */
export const categoriesWith =
  (zero: PluralForm) =>
  (quantity: string): PluralForm | null => {
    if (quantity === 'zero') return zero;
    return isPluralCategory(quantity) ? quantity : null;
  };

/**
 * A plural of `cldr` mode: with the forms that the file has. Null after reporting why there is none.
 *
 * @param quantities texts by the name that the file has for the form
 * @param formNamed the form of a name; null if it is none. That is reported, and so is a form that the language does not
 *   have: no value can hold it
 */
export function cldrPlural(
  name: string,
  quantities: ReadonlyMap<string, string>,
  line: number,
  context: KeepContext,
  formNamed: (quantity: string) => PluralForm | null,
): KeptPlural | null {
  const { tag, reports } = context;
  const named = [...quantities.keys()].map((quantity) => {
    const form = formNamed(quantity);
    return [quantity, form !== null && mayHaveForm(form, { mode: 'cldr', tag }) ? form : null] as const;
  });
  const known = named.flatMap(([quantity, form]): [string, PluralForm][] => (form ? [[quantity, form]] : []));
  if (known.length < quantities.size || known.length === 0) {
    const unknown = named.flatMap(([quantity, form]) => (form ? [] : [quantity]));
    reports.add('quantity_not_found', line, { key: name, quantities: unknown });
    if (known.length === 0) reports.lost.leaveOut(name, unknown.length);
    else reports.lost.loseForms(unknown.length);
  }
  known.sort(([, one], [, other]) => compareForms(one, other));
  const texts = known.map(([quantity]) => quantities.get(quantity) ?? '');
  const fitting = known.length > 0 ? checkTexts(name, texts, line, context) : null;
  const forms = known.map(([, form]) => form);
  return fitting && { key: { isPlural: true, texts: fitting, forms }, formOf: new Map(known) };
}

/**
 * A plural in the mode of the project, of a platform that has names for categories only. Null after reporting why there is
 * none.
 *
 * @param quantities texts by category
 * @param zero what the platform calls zero; unless given, 0 in every language
 */
export const categoryPlural = (
  name: string,
  quantities: ReadonlyMap<string, string>,
  line: number,
  context: KeepContext,
  zero: PluralForm = zeroFormOf(context.tag),
): KeptPlural | null =>
  context.pluralMode === 'cldr'
    ? cldrPlural(name, quantities, line, context, categoriesWith(zero))
    : completedPlural(name, quantities, line, context);
