import { wordDiff } from './word-diff.js';

/** `[-removed-]{+added+}` around what stays. */
const shown = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

describe('wordDiff', () => {
  it.each([
    ['', '', ''],
    ['Pay', 'Pay', 'Pay'],
    ['', 'Payer', '{+Payer+}'],
    ['Payer', '', '[-Payer-]'],
    ['Votre panier', 'Votre sac', 'Votre [-panier-]{+sac+}'],
    ['Votre panier', 'Mon sac', '[-Votre panier-]{+Mon sac+}'],
    ['a b c d', 'a c d', 'a [-b -]c d'],
    ['a c', 'a b c', 'a {+b +}c'],
    ['one two three', 'one 2 three four', 'one [-two-]{+2+} three{+ four+}'],
    ['two  spaces', 'two spaces', 'two[-  -]{+ +}spaces'],
    ['a\nb', 'a b', 'a[-\n-]{+ +}b'],
    ['été', 'Été', '[-été-]{+Été+}'],
    // A placeholder is a word, whole.
    ['{count} items', '{total} items', '[-{count}-]{+{total}+} items'],
    ['%1$d of %2$d', '%1$d / %2$d', '%1$d [-of-]{+/+} %2$d'],
    // Scripts without spaces, and characters made of several code points.
    ['今日は寒いです', '今日は暑いです', '今日は[-寒い-]{+暑い+}です'],
    ['ok 👩‍🚀', 'ok 👩‍🔬', 'ok [-👩‍🚀-]{+👩‍🔬+}'],
    ['<b>x</b>', '<i>x</i>', '<[-b-]{+i+}>x</[-b-]{+i+}>'],
  ])('shows %j becoming %j as %s', (before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it.each([
    ['the quick brown fox', 'a quick red fox jumps'],
    ['a b a b a', 'b a b a b'],
    ['x '.repeat(900), 'y '.repeat(900)],
    ['one  two', ' one two '],
  ])('loses nothing of either text: %#', (before, after) => {
    const parts = wordDiff(before, after);
    const without = (gone: string): string =>
      parts
        .filter(({ kind }) => kind !== gone)
        .map(({ text }) => text)
        .join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('compares no words beyond some hundred: the middle is one change', () => {
    const long = (word: string): string => `Dear ${`${word} `.repeat(20_000)}bye`;
    expect(wordDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ]);
  });
});
