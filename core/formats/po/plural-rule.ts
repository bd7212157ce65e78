import { exampleNumbers, isRareForm, pluralForms } from '../../domain/plural-rules.js';
import type { PluralCategory, PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { headerIn } from './header.js';
import { pluralExpression } from './expression.js';
import type { PluralExpression } from './expression.js';

/** What the forms of plurals in a file mean. */
export interface PluralRule {
  /** By index: the category; null: none that the language has. */
  forms: (PluralCategory | null)[];
  /** The index of numbers such as 100, where no form is `other` by itself. */
  other: number;
  /** The indexes of 0 and 1. */
  zero: number;
  one: number;
  /** Whether all numbers of a category have one form, and every form has one. */
  fits: boolean;
}

const HEADER = /^\s*nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=([^;]*);?\s*$/;
const GERMANIC = 'nplurals=2; plural=(n != 1);';
/** Slavic and Semitic languages have six at most. */
const MOST_FORMS = 10;

/**
 * What the forms of a `Plural-Forms` header mean in a language, by the form of example numbers.
 *
 * @param header absent: that of English, which gettext takes then
 */
export function pluralRule(header: string | undefined, tag: string | null): PluralRule {
  const parsed = parsedRule(header ?? GERMANIC);
  const { count, expression } = parsed ?? parsedRule(GERMANIC) ?? { count: 1, expression: () => 0 };
  const found = ruleOf(count, expression, tag);
  return parsed ? found : { ...found, fits: false };
}

function parsedRule(header: string): { count: number; expression: PluralExpression } | null {
  const [, digits = '0', source = ''] = HEADER.exec(header) ?? [];
  const count = Number(digits);
  const expression = pluralExpression(source);
  return expression && count > 0 && count <= MOST_FORMS ? { count, expression } : null;
}

function ruleOf(count: number, expression: PluralExpression, tag: string | null): PluralRule {
  const categories = pluralForms(tag).filter((category) => wholeNumbers(tag, category).length > 0);
  const often = categories.filter((category) => !isRareForm(tag, category));
  // A rare form is one of the file where it has a line for it.
  const usual = count > often.length ? categories : often;
  const taken = new Set<PluralCategory>();
  const forms = Array.from({ length: count }, (_, index) => {
    const votes = usual.map((category) => ({
      category,
      count: wholeNumbers(tag, category).filter((number) => expression(number) === index).length,
    }));
    const best = votes
      .filter((vote) => vote.count > 0 && !taken.has(vote.category))
      .toSorted((one, other) => other.count - one.count)
      .at(0);
    if (best) taken.add(best.category);
    return best?.category ?? null;
  });
  const fits =
    forms.every((form) => form !== null) &&
    usual.every((category) => isFormOf(category, forms.indexOf(category), expression, tag));
  const other = forms.indexOf('other');
  const indexOf = (number: number): number => Math.min(Math.max(0, expression(number)), count - 1);
  return { forms, other: other < 0 ? indexOf(HUNDRED) : other, zero: indexOf(0), one: indexOf(1), fits };
}

/** Whether the numbers of a category have one form, and no others: all of them are known where they are few. */
function isFormOf(
  category: PluralCategory,
  index: number,
  expression: PluralExpression,
  tag: string | null,
): boolean {
  const numbers = wholeNumbers(tag, category);
  const areAll = exampleNumbers(tag, category).length < MOST_EXAMPLES;
  const isAnother = (number: number): boolean => expression(number) === index && !numbers.includes(number);
  return numbers.every((number) => expression(number) === index) && !(areAll && NUMBERS.some(isAnother));
}

/** As many as are known of a category; if there are fewer, it has no others. */
const MOST_EXAMPLES = 5;

/** Rules repeat from 100 on, or from 1,000. */
const NUMBERS = Array.from({ length: 210 }, (_, number) => number);

const HUNDRED = 100;

const wholeNumbers = (tag: string | null, category: PluralCategory): readonly number[] =>
  exampleNumbers(tag, category).filter(Number.isInteger);

/**
 * What the forms of a file are in a project, by index. With three forms at most, that of 0 is `zero` where neither 1 nor 100
 * has it, as in Romanian: a translator could not change it otherwise.
 */
export const namesOfForms = (
  { forms, other, zero }: Pick<PluralRule, 'forms' | 'other' | 'zero'>,
  mode: PluralMode,
): (PluralCategory | null)[] =>
  forms.map((category, index) => {
    const isStrict = mode === 'strict';
    if (index === other && (category === null || isStrict)) return 'other';
    return isStrict && index === zero && category !== 'one' ? 'zero' : category;
  });

const TEENS = 'n%100>=11 && n%100<=19';
const FEW = 'n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20)';
const ENDS_WITH_ONE = 'n%10==1 && n%100!=11';

/** Rules of languages, the most usual first. */
const RULES: readonly (readonly [forms: number, expression: string])[] = [
  [2, 'n != 1'],
  [2, 'n > 1'],
  [1, '0'],
  [3, `${ENDS_WITH_ONE} ? 0 : ${FEW} ? 1 : 2`],
  [3, `n==1 ? 0 : ${FEW} ? 1 : 2`],
  [3, 'n==1 ? 0 : n>=2 && n<=4 ? 1 : 2'],
  [3, 'n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2'],
  [3, `${ENDS_WITH_ONE} ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2`],
  [3, `n%10==0 || (${TEENS}) ? 0 : ${ENDS_WITH_ONE} ? 1 : 2`],
  [4, 'n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3'],
  [6, 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5'],
  [2, `!(${ENDS_WITH_ONE})`],
  [3, 'n==1 ? 0 : n==2 ? 1 : 2'],
  [3, 'n==0 ? 0 : n==1 ? 1 : 2'],
  [5, 'n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4'],
  [6, 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5'],
  [4, 'n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3'],
  [5, `n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 : ${TEENS} ? 3 : 4`],
  [2, 'n%10==4 || n%10==6 || n%10==9'],
  [2, 'n>1 && (n<11 || n>99)'],
  [3, 'n<=1 ? 0 : n<=10 ? 1 : 2'],
  [4, 'n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3'],
  [4, `${ENDS_WITH_ONE} ? 0 : n==2 ? 1 : n%10>=2 && (n%100<11 || n%100>19) ? 2 : 3`],
  [
    4,
    'n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && n%100!=12 && n%100!=72 && n%100!=92 ? 1 : ' +
      '(n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) && n%100<90 ? 2 : 3',
  ],
  [6, 'n==0 ? 0 : n==1 ? 1 : n%20==2 && n%100<=82 ? 2 : n%20==3 && n%100<=83 ? 3 : n%20==1 ? 4 : 5'],
];

/** The `Plural-Forms` of a language, of which every form is a category; that of English if there is none. */
export function pluralHeader(tag: string | null): string {
  const headers = RULES.map(([count, expression]) => `nplurals=${count}; plural=(${expression});`);
  return headers.find((header) => pluralRule(header, tag).fits) ?? GERMANIC;
}

/** The forms that have lines in a file of a language: those of its header, or of a new one. */
export function poForms(tag: string | null, head = ''): PluralForm[] {
  const { forms, other } = pluralRule(headerIn(head).get('plural-forms') ?? pluralHeader(tag), tag);
  return forms.flatMap((form, index) => form ?? (index === other ? 'other' : []));
}
