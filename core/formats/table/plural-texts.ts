import { isPluralForm } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { zeroFormOf } from '../../domain/zero-form.js';
import { cldrPlural, completedPlural } from '../kept-plural.js';
import type { KeptPlural } from '../kept-plural.js';
import type { KeepContext } from '../profile/kept-file.js';

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
  return cldrPlural(name, quantities, line, context, formOf);
}

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
  const plural = completedPlural(name, texts, line, context);
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
