import { isPluralForm, PLURAL_CATEGORIES } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { Quantity } from '../../domain/quantities.js';
import { isOnly, zeroFormOf } from '../../domain/zero-form.js';
import { categoriesWith, cldrPlural, completedPlural } from '../model/kept-plural.js';
import type { KeptPlural } from '../model/kept-plural.js';
import type { ReadContext } from '../model/read-context.js';
import type { KeepContext } from '../model/kept-file.js';

/** The texts of a plural by what the file calls their forms: a suffix of i18next, or a selector of ICU. */
export type NamedForms = ReadonlyMap<string, string>;

/** A plural of i18next. Null after reporting why there is none. */
export function suffixedPlural(
  key: string,
  forms: NamedForms,
  line: number,
  context: KeepContext,
): KeptPlural | null {
  const { pluralMode, tag } = context;
  if (pluralMode === 'strict') return completedPlural(key, forms, line, context);
  return cldrPlural(key, forms, line, context, categoriesWith(zeroFormOf(tag)));
}

/** A plural of ICU. Null after reporting why there is none. */
export function selectedPlural(
  key: string,
  forms: NamedForms,
  line: number,
  context: KeepContext,
): KeptPlural | null {
  const { pluralMode, tag } = context;
  if (pluralMode === 'strict') return strictSelected(key, forms, line, context);
  return cldrPlural(key, forms, line, context, (selector) => selectedForm(selector, forms, tag));
}

/**
 * A number is the category that means it alone, unless the message has both: in English, exactly 1 is one. Zero is exactly
 * 0 in a language without that category: formatjs never shows it there, Flutter for 0.
 */
function selectedForm(selector: string, forms: NamedForms, tag: string | null): PluralForm | null {
  if (!isPluralForm(selector)) return null;
  if (selector === 'zero' && !forms.has('=0')) return zeroFormOf(tag);
  if (!selector.startsWith('=')) return selector;
  const number = Number(selector.slice(1));
  if (selector !== `=${number}`) return null;
  const same = PLURAL_CATEGORIES.find((category) => isOnly(tag, category, number) && !forms.has(category));
  return same ?? selector;
}

/** Zero, one and other. Zero is exactly 0, and exactly 1 is one where there is no other. */
function strictSelected(
  key: string,
  forms: NamedForms,
  line: number,
  context: ReadContext,
): KeptPlural | null {
  const zero = forms.has('=0') ? '=0' : 'zero';
  const formOf = new Map<string, Quantity>([
    [zero, 'zero'],
    [forms.has('one') ? 'one' : '=1', 'one'],
    ['other', 'other'],
  ]);
  const others = [...forms].filter(([name]) => !formOf.has(name) && name !== 'zero');
  const texts = [...forms].flatMap(([name, text]): [string, string][] => {
    const quantity = formOf.get(name);
    return quantity ? [[quantity, text]] : [];
  });
  const plural = completedPlural(key, new Map([...texts, ...others]), line, context);
  if (plural && zero === '=0' && forms.has('zero')) {
    context.reports.add('quantity_not_found', line, { key, quantities: ['zero'] });
    context.reports.lost.loseForms(1);
  }
  return plural && { ...plural, formOf };
}
