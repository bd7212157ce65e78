import { PLURAL_CATEGORIES } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { suffixOf } from '../plurals/i18next-forms.js';
import type { PluralWriting } from '../plurals/plural-writing.js';

/** Between the name of a plural and its category, in formats without plurals: `items.one`, `items_one`. */
export type Joint = '.' | '_';

/** A plural to be written. */
interface Plural {
  name: string;
  texts: readonly string[];
  forms: readonly PluralForm[];
}

/**
 * The entries of a plural in a format that has none, one for each form (docs/formats.md, 19.6). `other` is always there, for
 * an import needs it; other exact numbers than 0 have no name.
 */
export function pluralMembers(
  { name, texts, forms }: Plural,
  joint: Joint,
  writing: PluralWriting,
): [name: string, text: string][] {
  const named = new Map(
    forms.flatMap((form, index): [string, string][] => {
      const suffix = form === '=0' && forms.includes('zero') ? null : suffixOf(form, writing);
      return suffix === null ? [] : [[suffix, texts[index] ?? '']];
    }),
  );
  if (!named.has('other')) named.set('other', '');
  return [...named].map(([suffix, text]) => [name + joint + suffix, text]);
}

/** Every name that a form of a plural may have, in whatever language. */
export const memberNames = (name: string, joint: Joint): string[] =>
  PLURAL_CATEGORIES.map((category) => name + joint + category);
