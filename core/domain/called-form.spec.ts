import { calledForm, formRefusal, singularRefusal } from './called-form.js';

describe('the form that a caller means', () => {
  it.each([
    ['strict', 'pl', 'zero', 'zero'],
    ['strict', 'pl', '=0', null],
    ['cldr', 'en', 'zero', '=0'],
    ['cldr', 'en', '=0', '=0'],
    ['cldr', null, 'zero', '=0'],
    ['cldr', 'lv', 'zero', 'zero'],
    ['cldr', 'en', 'few', null],
    ['cldr', 'en', null, null],
  ] as const)('in a %s project, %s: %s is %s', (mode, tag, name, form) => {
    expect(calledForm(name, { mode, tag })).toBe(form);
  });

  it('is refused by the name of the key, with the forms that the key takes', () => {
    expect(formRefusal('few', 'songs', { mode: 'strict', tag: null, name: 'English' })).toBe(
      'must be zero, one or other for the plural key songs, not few',
    );
    expect(formRefusal('few', 'songs', { mode: 'cldr', tag: 'en', name: 'English' })).toBe(
      'must be zero, one, other or =n for the plural key songs in English, not few',
    );
    expect(formRefusal(null, 'songs', { mode: 'cldr', tag: 'pl', name: 'Polski' })).toBe(
      'must be zero, one, few, many, other or =n for the plural key songs in Polski, not null',
    );
    expect(singularRefusal('one', 'title')).toBe('must be null for the singular key title, not one');
  });
});
