import { runSteps } from '../../steps.js';
import { canonicalTag, fillTags, guessTag, guessTags, isCanonicalTag } from './language-tag.js';

describe('the canonical form of a tag', () => {
  it.each([
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['pt-br', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
    ['iw', 'he'],
    ['tlh', 'tlh'],
    ['sl-rozaj-1994', 'sl-1994-rozaj'],
  ])('of %s is %s', (text, canonical) => {
    expect(canonicalTag(text)).toBe(canonical);
    expect(isCanonicalTag(canonical)).toBe(true);
    expect(isCanonicalTag(text)).toBe(text === canonical);
  });

  it.each([
    '',
    ' ',
    'f',
    'pt_BR',
    'fr-',
    ' fr',
    'Klingon!',
    'de-1996-1996',
    `fr-${'abcdefgh-'.repeat(3)}abcdefgh`,
  ])('does not exist of %j', (text) => {
    expect(canonicalTag(text)).toBeNull();
    expect(isCanonicalTag(text)).toBe(false);
  });
});

describe('the tag guessed from a name', () => {
  it.each([
    ['French', 'fr'],
    ['Français', 'fr'],
    ['pt_br', 'pt-BR'],
    ['Portuguese (Brazil)', 'pt-BR'],
    ['Klingon', null],
    ['sl-rozaj-rozaj', null],
    ['', null],
  ])('%j is %j', (name, tag) => {
    expect(guessTag(name)).toBe(tag);
  });
});

describe('the tags guessed from several names', () => {
  it('are those of each', () => {
    expect(runSteps(guessTags(['French', 'Klingon', 'Français']))).toEqual(['fr', null, 'fr']);
  });
});

describe('the tags of languages', () => {
  const untagged = (name: string) => ({ name, tag: null });

  it('are guessed where they are not given, each once', () => {
    expect(
      runSteps(fillTags([untagged('French'), untagged('Français'), untagged('Klingon'), untagged('en')])),
    ).toEqual(['fr', null, null, 'en']);
  });

  it('are the given ones first, whatever the order', () => {
    expect(runSteps(fillTags([untagged('French'), { name: 'Français', tag: 'fr' }]))).toEqual([null, 'fr']);
  });

  it('are none of the taken ones', () => {
    expect(runSteps(fillTags([untagged('French'), untagged('German')], ['fr', null]))).toEqual([null, 'de']);
  });
});
