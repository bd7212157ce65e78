import { CLDR_VERSION, PLURAL_RULES } from './plural-rules-table.js';
import {
  compareForms,
  exampleNumbers,
  isPluralForm,
  isRareForm,
  PLURAL_CATEGORIES,
  pluralForms,
} from './plural-rules.js';
import type { PluralForm } from './plural-rules.js';

const TAGS = PLURAL_RULES.flatMap(([, tags]) => tags.split(' '));

/** The rules of a few languages change with CLDR, so the table can only be compared with its own version. */
const itWithSameCldr = process.versions['cldr'] === CLDR_VERSION ? it : it.skip;
if (process.versions['cldr'] !== CLDR_VERSION)
  process.stderr.write(`Plural rules are not compared: the table is of CLDR ${CLDR_VERSION}.\n`);

describe('the table of plural rules', () => {
  itWithSameCldr.each(TAGS)('says of %s what Intl says', (tag) => {
    const rules = new Intl.PluralRules(tag);
    const { pluralCategories } = rules.resolvedOptions();
    expect(new Set(pluralForms(tag))).toEqual(new Set(pluralCategories));
    for (const form of pluralForms(tag)) {
      const numbers = exampleNumbers(tag, form);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.map((number) => rules.select(number))).toEqual(numbers.map(() => form));
    }
  });

  it('is compact: ten sets of categories', () => {
    const sets = new Set(TAGS.map((tag) => pluralForms(tag).join(' ')));
    expect(sets.size).toBe(10);
    expect(TAGS.length).toBeGreaterThanOrEqual(139);
    expect(JSON.stringify(PLURAL_RULES).length).toBeLessThan(3000);
  });

  it('lists every form in the order of CLDR, other last', () => {
    for (const tag of TAGS) {
      const forms = pluralForms(tag);
      expect(forms).toEqual(PLURAL_CATEGORIES.filter((form) => forms.includes(form)));
      expect(forms.at(-1)).toBe('other');
    }
  });
});

describe('the forms of a language', () => {
  it.each([
    ['en', 'one other'],
    ['pl', 'one few many other'],
    ['ar-EG', 'zero one two few many other'],
    ['ja', 'other'],
    ['pt-AO', 'one many other'],
    ['zh_Hant_TW', 'other'],
    ['qaa', 'one other'],
    ['__proto__', 'one other'],
    [null, 'one other'],
  ])('%s has %s', (tag, forms) => {
    expect(pluralForms(tag).join(' ')).toBe(forms);
  });

  it('distinguishes Portuguese of Portugal from that of Brazil', () => {
    expect(exampleNumbers('pt', 'one')).toContain(0);
    expect(exampleNumbers('pt-PT', 'one')).toEqual([1]);
  });

  it('is rare from a million on', () => {
    const rare = TAGS.filter((tag) => isRareForm(tag, 'many'));
    expect(rare).toEqual(expect.arrayContaining(['ca', 'es', 'fr', 'it', 'pt', 'pt-PT']));
    expect(isRareForm('pl', 'many')).toBe(false);
    expect(isRareForm('cs', 'many')).toBe(false);
    expect(isRareForm('en', 'few')).toBe(false);
  });

  it('has numbers as examples', () => {
    expect(exampleNumbers('pl', 'few')).toEqual([2, 3, 4, 22, 23]);
    expect(exampleNumbers('cs', 'many')).toEqual([0.5, 1.5, 2.5, 3.5, 4.5]);
    expect(exampleNumbers('en', '=7')).toEqual([7]);
    expect(exampleNumbers('en', 'few')).toEqual([]);
  });
});

it.each([
  ['few', true],
  ['=0', true],
  ['=1234', true],
  ['=12345', false],
  ['=', false],
  ['=-1', false],
  ['=1.5', false],
  ['toString', false],
  ['', false],
  [null, false],
])('takes %j for a form: %s', (value, isForm) => {
  expect(isPluralForm(value)).toBe(isForm);
});

it('orders exact numbers before categories', () => {
  const forms: PluralForm[] = ['other', 'one', '=12', 'zero', '=2', 'few'];
  expect(forms.sort(compareForms)).toEqual(['=2', '=12', 'zero', 'one', 'few', 'other']);
});
