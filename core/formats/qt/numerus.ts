import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralCategory } from '../../domain/plural-rules.js';

/** The forms that Qt has for a language, in their order, where these are not one and other. */
const FORMS: readonly (readonly [forms: string, languages: string])[] = [
  ['other', 'bi my zh dz fj gn hu id ja jv ko ms na om fa su tt th bo tr vi yo za'],
  ['one few many', 'be pl ru uk'],
  ['one few other', 'bs cs hr lt ro sk sr'],
  ['one two other', 'dv ga gv ik iu mi mk sa se sm'],
  ['one two few other', 'gd sl'],
  ['one other zero', 'lv'],
  ['one few many other', 'mt'],
  ['zero one two many other', 'cy'],
  ['zero one two few many other', 'ar'],
];

const BY_LANGUAGE = new Map(
  FORMS.flatMap(([forms, languages]) =>
    languages.split(' ').map((language) => [language, forms.split(' ') as PluralCategory[]] as const),
  ),
);

/** The forms of a language in the order of Qt, whichever of them it has today. */
export const qtForms = (tag: string | null): readonly PluralCategory[] =>
  BY_LANGUAGE.get(tag?.toLowerCase().split(/[-_]/, 1)[0] ?? '') ?? ['one', 'other'];

/**
 * What the forms of a plural in a file are: those of Qt, or of CLDR where there are as many, as Transifex writes them.
 *
 * @returns by index; null: none that the language has
 */
export function formsOf(count: number, tag: string | null): (PluralCategory | null)[] {
  const known = pluralForms(tag);
  const own = qtForms(tag);
  const forms = own.length !== count && known.length === count ? known : own;
  return Array.from({ length: count }, (_, index) => {
    const form = forms[index];
    return form !== undefined && known.includes(form) ? form : null;
  });
}
