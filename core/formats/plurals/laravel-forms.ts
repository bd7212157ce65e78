import type { PluralCategory } from '../../domain/plural-rules.js';

/** The forms that Laravel chooses between by their order, as far as it knows languages. */
const FORMS: readonly (readonly [forms: string, languages: string])[] = [
  [
    'one other',
    'af am bg bh bn ca da de el en eo es et eu fa fi fil fo fr fur fy gl gu gun ha he hi hu hy is it ku lb ln mg mk ml mn mr ' +
      'nah nb ne nl nn no nso om or pa pap ps pt so sq sv sw ta te ti tk ur wa xbr zu',
  ],
  ['one few many', 'be pl ru uk'],
  ['one few other', 'bs cs hr lt ro sk sr'],
  ['one two other', 'ga'],
  ['one two few other', 'sl'],
  ['one few many other', 'mt'],
  ['zero one other', 'lv'],
  ['zero one two few many other', 'ar'],
];

const BY_LANGUAGE = new Map(
  FORMS.flatMap(([forms, languages]) =>
    languages.split(' ').map((language) => [language, forms.split(' ') as PluralCategory[]] as const),
  ),
);

/** The forms that a text of a language has between its pipes, in their order; null: Laravel always shows the first one. */
export const laravelForms = (tag: string | null): readonly PluralCategory[] | null =>
  BY_LANGUAGE.get(tag?.toLowerCase().split(/[-_]/, 1)[0] ?? '') ?? null;
