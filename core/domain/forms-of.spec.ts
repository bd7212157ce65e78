import { inFormOrder, mayHaveForm, optionalForms, requiredForms } from './forms-of.js';

describe('the forms of a plural', () => {
  it('are zero, one and other in a strict project, whatever the language', () => {
    const place = { mode: 'strict', tag: 'pl' } as const;
    expect(requiredForms(place)).toEqual(['zero', 'one', 'other']);
    expect(optionalForms(place)).toEqual([]);
    expect(['zero', 'few', '=0'].map((form) => mayHaveForm(form, place))).toEqual([true, false, false]);
  });

  it.each([
    ['pl', ['one', 'few', 'many', 'other'], ['=0']],
    ['fr', ['one', 'other'], ['=0', 'many']],
    ['ja', ['other'], ['=0']],
    ['lv', ['zero', 'one', 'other'], ['=0']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], ['=0']],
    [null, ['one', 'other'], ['=0']],
  ])('are those of the language otherwise: %s', (tag, required, optional) => {
    expect(requiredForms({ mode: 'cldr', tag })).toEqual(required);
    expect(optionalForms({ mode: 'cldr', tag })).toEqual(optional);
  });

  it('may be any exact number, and no form that the language has not', () => {
    const place = { mode: 'cldr', tag: 'fr' } as const;
    const forms = ['=0', '=12', 'many', 'one', 'few', 'zero', '=x', null];
    expect(forms.map((form) => mayHaveForm(form, place))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('have an order', () => {
    expect(inFormOrder('cldr', ['other', '=2', 'few', '=0', 'one', 'few'])).toEqual([
      '=0',
      '=2',
      'one',
      'few',
      'other',
    ]);
    expect(inFormOrder('strict', ['other', 'zero'])).toEqual(['zero', 'other']);
  });
});
