// Names may use any language and emoji, but no invisible characters, which can reverse their order, break their line or
// make two names look equal. Translated texts are not restricted.

/** Letters and marks of alphabets in which a joiner or a variation selector makes a difference. */
const JOINING =
  '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Inherited}])[\\p{L}\\p{M}]';

/** Invisible characters that belong to the preceding character. */
const PERMITTED = new RegExp(
  [
    // Between letters, or at the end of a word: Persian, Hindi, Malayalam …
    `(?<=${JOINING})[\\u200C\\u200D]`,
    // Between emoji: families, professions, flags.
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
    // Variants of a letter, of an emoji or of a sign.
    `(?<=${JOINING}|[\\p{Emoji}\\p{Sm}])\\p{Variation_Selector}`,
    // The Mongolian vowel separator.
    '(?<=\\p{Script=Mongolian})\\u180E',
    // Flags of England, Scotland, Wales …
    '(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007E}]{1,6}\\u{E007F}',
  ].join('|'),
  'gu',
);

/** Control characters, ends of lines, and all that has no width: joiners, marks of direction, fillers, soft hyphens. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;

/** Whether a name has invisible characters, except those that languages and emoji need at that position. */
export const hasHiddenCharacters = (name: string): boolean =>
  HIDDEN.test(name) && HIDDEN.test(name.replace(PERMITTED, ''));
