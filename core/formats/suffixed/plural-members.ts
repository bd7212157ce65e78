import { PLURAL_CATEGORIES } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { suffixOf } from '../web/i18next-forms.js';
import type { PluralWriting } from '../web/plural-writing.js';

/** Between the name of a plural and its category, in formats without plurals: `items.one`, `items_one`. */
export type Joint = '.' | '_';

/** A plural to be written. */
interface Plural {
  name: string;
  texts: readonly string[];
  /** Absent: zero, one and other. */
  forms?: readonly PluralForm[];
}

/**
 * The entries of a plural in a format that has none, one for each form (docs/formats.md, 19.6). `other` is always there, for
 * an import needs it; other exact numbers than 0 have no name.
 */
export function pluralMembers(
  { name, texts, forms = QUANTITIES }: Plural,
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

/** The name of a plural, with a number if one of its forms would have the name of a text. */
export function freePluralName(name: string, joint: Joint, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; memberNames(free, joint).some((member) => taken.has(member)); number += 1)
    free = `${name}_${number}`;
  return free;
}
