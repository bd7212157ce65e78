import { exampleNumbers, pluralForms } from './plural-rules.js';
import type { PluralForm } from './plural-rules.js';

/**
 * Returns the form for zero on platforms without another name for exactly 0: the category in languages that have it,
 * such as Latvian (where i18next uses it for 10), else exactly 0.
 *
 * @param tag BCP 47; null if unknown
 */
export const zeroFormOf = (tag: string | null): PluralForm =>
  pluralForms(tag).includes('zero') ? 'zero' : '=0';

/**
 * Returns whether a platform's only form for zero applies to 0 alone. In Latvian it does not: a text for exactly 0
 * would be shown for 10 as well.
 *
 * @param tag BCP 47; null if unknown
 */
export const isZeroExact = (tag: string | null): boolean =>
  zeroFormOf(tag) === '=0' || isOnly(tag, 'zero', 0);

/**
 * Returns whether a category applies to one whole number only: zero to 0 in Arabic, one to 1 in English.
 *
 * @param tag BCP 47; null if unknown
 */
export const isOnly = (tag: string | null, form: PluralForm, number: number): boolean =>
  exampleNumbers(tag, form).join() === String(number);
