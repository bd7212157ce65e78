import { preferredLocale, rememberLocale } from './locale-choice.js';

describe('the interface language', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr'], 'fr'],
    [['en-GB'], 'en'],
    [['de', 'ja'], 'en'],
    [[], 'en'],
  ])('for a browser that speaks %j is %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale);
  });

  it('is the one chosen before', () => {
    rememberLocale('fr');
    expect(preferredLocale(['en'])).toBe('fr');
    expect(localStorage.getItem('locale')).toBe('fr');
  });

  it('ignores a stored language we do not speak', () => {
    localStorage.setItem('locale', 'xx');
    expect(preferredLocale(['fr'])).toBe('fr');
  });
});
