import { compareForms, isPluralForm } from '../domain/plural-rules.js';
import type { PluralForm } from '../domain/plural-rules.js';
import { QUANTITIES } from '../domain/quantities.js';
import type { ReadKey } from './catalogue-builder.js';
import { checkTexts } from './read-context.js';
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
 * A plural of `cldr` mode: with the forms that the file has. Null after reporting why there is none.
 *
 * @param quantities texts by the name that the file has for the form
 * @param zero the form that the file calls zero: the category, or exactly 0
 */
export function cldrPlural(
  name: string,
  quantities: ReadonlyMap<string, string>,
  line: number,
  context: ReadContext,
  zero: PluralForm,
): KeptPlural | null {
  const known = [...quantities.keys()].flatMap((quantity): [string, PluralForm][] => {
    if (quantity === 'zero') return [[quantity, zero]];
    return isPluralForm(quantity) && !quantity.startsWith('=') ? [[quantity, quantity]] : [];
  });
  if (known.length < quantities.size || known.length === 0) {
    const names = new Set(known.map(([quantity]) => quantity));
    const unknown = [...quantities.keys()].filter((quantity) => !names.has(quantity));
    context.reports.add('quantity_not_found', line, { key: name, quantities: unknown });
  }
  known.sort(([, one], [, other]) => compareForms(one, other));
  const texts = known.map(([quantity]) => quantities.get(quantity) ?? '');
  const fitting = known.length > 0 ? checkTexts(name, texts, line, context) : null;
  const forms = known.map(([, form]) => form);
  return fitting && { key: { isPlural: true, texts: fitting, forms }, formOf: new Map(known) };
}
