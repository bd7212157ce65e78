import { mayHaveForm } from './forms-of.js';
import type { PluralPlace } from './forms-of.js';
import { pluralForms } from './plural-rules.js';
import type { PluralForm } from './plural-rules.js';
import { zeroFormOf } from './zero-form.js';

/**
 * The form that a caller means by a name: `zero` of the API (docs/api.md) is exactly 0 in a language without that
 * category.
 *
 * @param name a value of any type from the caller
 * @returns null if the language has no such form
 */
export function calledForm(name: unknown, place: PluralPlace): PluralForm | null {
  const form = name === 'zero' && place.mode === 'cldr' ? zeroFormOf(place.tag) : name;
  return mayHaveForm(form, place) ? form : null;
}

/**
 * The message of a 400 for a form that a plural key does not have: names the form, the key and the valid forms.
 *
 * @param form a value of any type from the caller; longer texts are cut
 * @param key its name
 */
export function formRefusal(form: unknown, key: string, place: PluralPlace & { name: string }): string {
  const given = String(form).slice(0, SHOWN_LENGTH);
  if (place.mode === 'strict') return `must be zero, one or other for the plural key ${key}, not ${given}`;
  const forms = [...new Set(['zero', ...pluralForms(place.tag)])].join(', ');
  return `must be ${forms} or =n for the plural key ${key} in ${place.name}, not ${given}`;
}

/** The message of a 400 for a form of a singular key. */
export const singularRefusal = (form: unknown, key: string): string =>
  `must be null for the singular key ${key}, not ${String(form).slice(0, SHOWN_LENGTH)}`;

const SHOWN_LENGTH = 20;
