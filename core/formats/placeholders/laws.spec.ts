import fc from 'fast-check';

import { PLATFORMS } from '../naming/platforms.js';
import type { Platform } from '../naming/platforms.js';
import { translateTexts } from './translate-texts.js';
import { isRefusal } from './translation.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';

interface Key {
  /** The first one is the source. */
  texts: string[];
  isPlural: boolean;
}

const FOREIGN = [
  '%s|%1$s|%2$s|%d|%1$d|%ld|%@|%2$@|%,d|%.2f|%x|%b|%n|%*d|%10s',
  "{0}|{1}|{a}|{b}|{count}|{{a}}|{{0}}|%{a}|{n, plural, other {#}}|$t(a)|%#@v@|%'d",
  '%|%%|{|}| | 5|5 |d|s|e|$|$t(|)|#@v@|x|de|',
].flatMap((parts) => parts.split('|'));

const anyKey: fc.Arbitrary<Key> = fc.record({
  texts: fc.array(
    fc.array(fc.constantFrom(...FOREIGN), { maxLength: 6 }).map((parts) => parts.join('')),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  isPlural: fc.boolean(),
});

const written = ({ texts, isPlural }: Key, platform: Platform, isDouble = false): string[] =>
  translateTexts(texts[0] ?? '', texts, { platform, isPlural, isDouble }).map((one, index) =>
    one && 'text' in one ? one.text : (texts[index] ?? ''),
  );

describe.each(PLATFORMS)('texts for %s', (platform) => {
  it('stay as they are when they are translated once more', () => {
    fc.assert(
      fc.property(anyKey, fc.boolean(), (key, isDouble) => {
        const once = written(key, platform, isDouble);
        expect(written({ ...key, texts: once }, platform, isDouble)).toEqual(once);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});

/** What all platforms can say, by argument: text, an integer, and of printf a number with a point. */
const PLACEHOLDERS: Record<'android' | 'ios', (argument: number, isNumber: boolean) => string> = {
  android: (argument, isNumber) => `%${argument + 1}$${isNumber ? 'd' : 's'}`,
  ios: (argument, isNumber) => `%${argument + 1}$${isNumber ? 'd' : '@'}`,
};

/** Texts over two arguments; of a plural there is one, its number. */
const keyOf = (platform: 'android' | 'ios', isPlural: boolean): fc.Arbitrary<Key> => {
  const argument = fc.nat(isPlural ? 0 : 1).map((one) => PLACEHOLDERS[platform](one, isPlural));
  const word = fc.constantFrom('%%', ' ', 'd', 's', 'x', 'é', '5 ', '$', 'de', ' 100%% ');
  const text = fc.array(fc.oneof(argument, word), { maxLength: 6 }).map((parts) => parts.join(''));
  return fc
    .tuple(fc.array(text, { maxLength: 3 }), fc.array(word, { maxLength: 3 }))
    .map(([others, words]) => {
      const all = isPlural ? [0] : [0, 1];
      const source = all.map((one) => PLACEHOLDERS[platform](one, isPlural)).join(words.join(''));
      return { texts: [source, ...others], isPlural };
    });
};

/** The same text with the position of every placeholder in it. */
const positional = (text: string): string => {
  let next = 0;
  return text.replaceAll(
    /%(%|(?:(\d)\$)?([sd@]))/g,
    (whole: string, rest: string, position: string | undefined, type: string) =>
      rest === '%' ? whole : `%${position ?? (next += 1)}$${type}`,
  );
};

describe.each([
  ['android', 'ios'],
  ['ios', 'android'],
  ['android', 'web'],
  ['ios', 'web'],
] as const)('texts of %s', (from, to) => {
  it.each([false, true])(`come back from ${to} where nothing was lost, plural: %s`, (isPlural) => {
    fc.assert(
      fc.property(keyOf(from, isPlural), fc.boolean(), (key, isDouble) => {
        const there = translateTexts(key.texts[0] ?? '', key.texts, { platform: to, isPlural, isDouble });
        fc.pre(!there.some(isRefusal));
        const abroad = { ...key, texts: written(key, to, isDouble) };
        const back = translateTexts(abroad.texts[0] ?? '', abroad.texts, {
          platform: from,
          isPlural,
          isDouble,
        });
        fc.pre(!back.some(isRefusal));
        expect(written(abroad, from, isDouble).map(positional)).toEqual(key.texts);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});
