import { directionOf, langOf } from './language.js';

describe('directionOf', () => {
  it.each([
    ['العربية', 'rtl'],
    ['Arabic', 'rtl'],
    ['Hebrew', 'rtl'],
    ['فارسی', 'rtl'],
    ['English', 'ltr'],
    ['日本語', 'ltr'],
    ['no language', 'ltr'],
  ])('%s', (name, expected) => expect(directionOf({ name })).toBe(expected));

  it('goes by the tag, whatever the name', () => {
    expect(directionOf({ name: 'English', tag: 'ar' })).toBe('rtl');
    expect(directionOf({ name: 'Punjabi', tag: 'pa-Arab' })).toBe('rtl');
    expect(directionOf({ name: 'Arabic', tag: 'ar-Latn' })).toBe('ltr');
  });
});

describe('langOf', () => {
  it('is the tag of the language, else the guess from its name', () => {
    expect(langOf({ name: 'Klingon', tag: 'tlh' })).toEqual({ lang: 'tlh', dir: 'auto' });
    expect(langOf({ name: 'Français', tag: null })).toEqual({ lang: 'fr', dir: 'auto' });
    expect(langOf({ name: 'Klingon' })).toEqual({ dir: 'auto' });
  });
});
