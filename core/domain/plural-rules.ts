import { PLURAL_RULES } from './plural-rules-table.js';

/** The CLDR categories, in the order of CLDR. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralCategory = (typeof PLURAL_CATEGORIES)[number];

/** A form of a plural in `cldr` mode: a category, or exactly a number. `Quantity` is that of `strict` mode. */
export type PluralForm = PluralCategory | `=${number}`;

/** The plural modes: zero, one and other, or the forms of each language. */
export const PLURAL_MODES = ['strict', 'cldr'] as const;

export type PluralMode = (typeof PLURAL_MODES)[number];

const EXACTLY = /^=[0-9]{1,4}$/;

/** The source of an expression for all that a form can be. */
export const PLURAL_FORM = `^(${PLURAL_CATEGORIES.join('|')}|=[0-9]{1,4})$`;

/** Larger numbers are usually written in words. */
const RARE_FROM = 1_000_000;

const NO_RULES: ReadonlyMap<PluralCategory, readonly number[]> = new Map([
  ['one', [1]],
  ['other', [0, 2, 3, 4, 5]],
]);

const rulesByTag = new Map(
  PLURAL_RULES.flatMap(([rules, tags]) => {
    const examples = parseRules(rules);
    return tags.split(' ').map((tag) => [tag.toLowerCase(), examples] as const);
  }),
);

function parseRules(rules: string): ReadonlyMap<PluralCategory, readonly number[]> {
  const parts = rules.split('|').map((rule) => rule.split(' '));
  return new Map(
    PLURAL_CATEGORIES.flatMap((category) => {
      const part = parts.find(([name]) => name === category);
      return part ? [[category, part.slice(1).map(Number)] as const] : [];
    }),
  );
}

/** The rules of a tag, of the longest part of it that has any: `pt-PT` has its own, `pt-AO` those of `pt`. */
function rulesOf(tag: string | null): ReadonlyMap<PluralCategory, readonly number[]> {
  const subtags = tag?.toLowerCase().split(/[-_]/).slice(0, MAX_SUBTAGS) ?? [];
  for (let length = subtags.length; length > 0; length -= 1) {
    const rules = rulesByTag.get(subtags.slice(0, length).join('-'));
    if (rules) return rules;
  }
  return NO_RULES;
}

/** Language, script, region: nothing further has rules of its own. */
const MAX_SUBTAGS = 3;

/**
 * The forms that a plural has in a language, in the order of CLDR. A language without a tag, or one that CLDR has no
 * rules for, has one and other. `other` is always the last.
 *
 * @param tag BCP 47; null if unknown
 */
export const pluralForms = (tag: string | null): PluralCategory[] => [...rulesOf(tag).keys()];

/** Returns whether a language only uses the form from a million on, like `many` in French. Such a form is optional. */
export const isRareForm = (tag: string | null, form: PluralForm): boolean =>
  (exampleNumbers(tag, form)[0] ?? 0) >= RARE_FROM;

/** Returns up to five numbers that have the form, whole ones first; empty if no number has it. */
export function exampleNumbers(tag: string | null, form: PluralForm): readonly number[] {
  if (isPluralCategory(form)) return rulesOf(tag).get(form) ?? [];
  return [Number(form.slice(1))];
}

/** Whether a value is a category of CLDR. */
export const isPluralCategory = (value: unknown): value is PluralCategory =>
  PLURAL_CATEGORIES.some((category) => category === value);

/** Whether a value is a form that a plural may have in `cldr` mode. */
export const isPluralForm = (value: unknown): value is PluralForm =>
  isPluralCategory(value) || (typeof value === 'string' && EXACTLY.test(value));

/** The order in which forms are shown, stored and written: exact numbers, then the categories of CLDR. */
export function compareForms(one: PluralForm, other: PluralForm): number {
  return rank(one) - rank(other);
}

const rank = (form: PluralForm): number =>
  isPluralCategory(form) ? PLURAL_CATEGORIES.indexOf(form) : Number(form.slice(1)) - EXACT_BEFORE;

/** Larger than any exact number, which sort before `zero`. */
const EXACT_BEFORE = 10_000;
