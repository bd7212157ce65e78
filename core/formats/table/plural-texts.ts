import { isPluralForm } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { mayHaveForm } from '../../domain/forms-of.js';
import { isQuantity } from '../../domain/quantities.js';
import { zeroFormOf } from '../../domain/zero-form.js';
import { cldrPlural, completedPlural } from '../model/kept-plural.js';
import type { KeptPlural } from '../model/kept-plural.js';
import type { KeepContext } from '../model/kept-file.js';

/** What a cell of a column of forms says: `other`, `Zero`, or a number for exactly that. Null if it is no form. */
export function quantityOf(cell: string): string | null {
  const name = cell.trim().toLowerCase();
  const form = /^\d{1,4}$/.test(name) ? `=${Number(name)}` : name;
  return isPluralForm(form) ? form : null;
}

/** What a cell of a column of forms is for a form: a formula begins with `=`. */
export const formCell = (form: PluralForm): string => form.replace('=', '');

/** A plural in one language, by the quantities of its rows. Null after reporting why there is none. */
export function pluralOf(
  name: string,
  quantities: ReadonlyMap<string, string>,
  line: number,
  context: KeepContext,
): KeptPlural | null {
  const { pluralMode, tag } = context;
  if (pluralMode === 'strict') return strictPluralOf(name, quantities, line, context);
  // Where it cannot be the category, zero is exactly 0.
  const zero = quantities.has('=0') ? 'zero' : zeroFormOf(tag);
  const formOf = (quantity: string): PluralForm | null => {
    if (quantity === 'zero') return zero;
    return isPluralForm(quantity) ? quantity : null;
  };
  const own = filledOr(quantities, (quantity) => {
    const form = formOf(quantity);
    return form !== null && mayHaveForm(form, { mode: 'cldr', tag });
  });
  return own.size === 0 ? null : cldrPlural(name, own, line, context, formOf);
}

/** Without the empty cells of forms that a language does not have: other languages need the rows. */
const filledOr = (
  quantities: ReadonlyMap<string, string>,
  isOwn: (quantity: string) => boolean,
): ReadonlyMap<string, string> =>
  new Map([...quantities].filter(([quantity, text]) => text !== '' || isOwn(quantity)));

/** Exactly 0 is zero, and exactly 1 is one. */
function strictPluralOf(
  name: string,
  quantities: ReadonlyMap<string, string>,
  line: number,
  context: KeepContext,
): KeptPlural | null {
  const strictName = (quantity: string): string => {
    const named = STRICT_NAMES.get(quantity);
    return named === undefined || quantities.has(named) ? quantity : named;
  };
  const texts = new Map([...quantities].map(([quantity, text]) => [strictName(quantity), text]));
  const plural = completedPlural(name, filledOr(texts, isQuantity), line, context);
  if (!plural) return null;
  const formOf = new Map(
    [...quantities.keys()].flatMap((quantity): [string, PluralForm][] => {
      const form = plural.formOf.get(strictName(quantity));
      return form ? [[quantity, form]] : [];
    }),
  );
  return { ...plural, formOf };
}

const STRICT_NAMES = new Map([
  ['=0', 'zero'],
  ['=1', 'one'],
]);
