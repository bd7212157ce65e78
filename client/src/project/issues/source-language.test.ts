import { DE, EN, FR } from '../../testing/sample-projects.js';
import { sourceLanguageOf } from './source-language.js';

describe('the source language', () => {
  const languages = [EN, FR, DE];

  it('is the one that the project names', () => {
    expect(sourceLanguageOf({ languages, sourceLanguageId: 3, targetRestricted: false })).toBe(DE);
    expect(sourceLanguageOf({ languages, sourceLanguageId: 3, targetRestricted: true })).toBe(DE);
  });

  it('is the first one while the named one is deleted', () => {
    const left = { languages: [EN, FR], sourceLanguageId: 3, targetRestricted: false };
    expect(sourceLanguageOf(left)).toBe(EN);
    expect(sourceLanguageOf({ ...left, languages })).toBe(DE);
  });

  it.each([null, 9])('is none of the languages of a member who may not read it: %s', (sourceLanguageId) => {
    expect(sourceLanguageOf({ languages, sourceLanguageId, targetRestricted: true })).toBeNull();
  });

  it('is none without languages', () => {
    expect(sourceLanguageOf({ languages: [], sourceLanguageId: null, targetRestricted: false })).toBeNull();
  });
});
