import { DE, EN, FR } from '../../testing/sample-projects.js';
import { baseLanguageOf } from './base-language.js';

describe('the base language', () => {
  const languages = [EN, FR, DE];

  it('is the one that the project names', () => {
    expect(baseLanguageOf({ languages, sourceLanguageId: 3, targetRestricted: false })).toBe(DE);
    expect(baseLanguageOf({ languages, sourceLanguageId: 3, targetRestricted: true })).toBe(DE);
  });

  it('is the first one while the named one is deleted', () => {
    const left = { languages: [EN, FR], sourceLanguageId: 3, targetRestricted: false };
    expect(baseLanguageOf(left)).toBe(EN);
    expect(baseLanguageOf({ ...left, languages })).toBe(DE);
  });

  it.each([null, 9])('is null for a member who may not read it: %s', (sourceLanguageId) => {
    expect(baseLanguageOf({ languages, sourceLanguageId, targetRestricted: true })).toBeNull();
  });

  it('is none without languages', () => {
    expect(baseLanguageOf({ languages: [], sourceLanguageId: null, targetRestricted: false })).toBeNull();
  });
});
