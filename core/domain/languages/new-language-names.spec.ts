import { runSteps } from '../../steps.js';
import { newLanguageNames } from './new-language-names.js';

const namesOf = (tags: string[], taken: string[] = []): string[] =>
  runSteps(
    newLanguageNames(
      tags.map((tag) => ({ tag })),
      taken,
    ),
  );

describe('the names of new languages', () => {
  it('are those of their tags in English', () => {
    expect(namesOf(['fr', 'pt-BR', 'zh-Hant'])).toEqual([
      'French',
      'Brazilian Portuguese',
      'Traditional Chinese',
    ]);
  });

  it('are the own names of languages where the English ones are taken, and then the tags', () => {
    expect(namesOf(['fr'], ['FRENCH'])).toEqual(['français']);
    expect(namesOf(['fr'], ['French', 'Français'])).toEqual(['fr']);
  });

  it('are the tags where they are all that is known', () => {
    expect(namesOf(['qaa', 'x-private'])).toEqual(['qaa', 'x-private']);
  });

  it('are the given ones, which others do not take', () => {
    const languages = [{ tag: 'fr' }, { tag: 'fr-CA', name: 'French' }];
    expect(runSteps(newLanguageNames(languages))).toEqual(['français', 'French']);
  });
});
