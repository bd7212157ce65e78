import { isOnlyForm, longExamples, numbersOf, shortExamples } from './form-examples.js';

import type { PluralForm } from '#core/domain/plural-rules.js';

const format = (number: number): string => String(number);

const both = (tag: string, form: PluralForm, forms: PluralForm[] = [form]): [string, string] => {
  const numbers = numbersOf(tag, form, forms);
  return [shortExamples(numbers, format), longExamples(numbers, format)];
};

describe('The examples of a form', () => {
  it.each<[string, PluralForm, string, string]>([
    ['pl', 'one', '1', '1'],
    ['pl', 'few', '2–4', '2–4, 22, 23…'],
    ['pl', 'many', '0, 5, 6…', '0, 5, 6…'],
    ['en', 'other', '0, 2, 3…', '0, 2, 3…'],
    ['ar', 'zero', '0', '0'],
    ['ar', 'few', '3, 4…', '3, 4…'],
    ['ru', 'one', '1', '1, 21, 31…'],
    ['fr', 'many', '1000000', '1000000, 2000000, 3000000…'],
  ])('are in %s for %s: %s, %s', (tag, form, short, long) => {
    expect(both(tag, form)).toEqual([short, long]);
  });

  it('leave out what has a form of its own', () => {
    expect(both('en', 'other', ['=0', 'one', 'other'])).toEqual(['2, 3…', '2, 3…']);
    expect(both('en', '=0')).toEqual(['', '']);
  });

  it('write decimals with a comma apart from each other', () => {
    expect(longExamples([0.5, 1.5], (number) => String(number).replace('.', ','))).toBe('0,5; 1,5');
  });

  it('are all numbers for the only form', () => {
    expect(isOnlyForm('ja', ['other'])).toBe(true);
    expect(isOnlyForm('ja', ['=0', 'other'])).toBe(false);
    expect(isOnlyForm('en', ['other'])).toBe(false);
  });
});
