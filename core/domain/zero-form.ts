import { exampleNumbers, pluralForms } from './plural-rules.js';
import type { PluralForm } from './plural-rules.js';

/**
 * The form that a platform means by zero which has no other name for exactly 0: the category in languages that have it,
 * such as Latvian, where i18next takes it for 10, and exactly 0 in all others.
 *
 * @param tag BCP 47; null if unknown
 */
export const zeroFormOf = (tag: string | null): PluralForm =>
  pluralForms(tag).includes('zero') ? 'zero' : '=0';

/**
 * Whether a category is of one whole number only: zero of 0 in Arabic, one of 1 in English.
 *
 * @param tag BCP 47; null if unknown
 */
export const isOnly = (tag: string | null, form: PluralForm, number: number): boolean =>
  exampleNumbers(tag, form).join() === String(number);
