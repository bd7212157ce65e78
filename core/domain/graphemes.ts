/** Characters that belong to the one before: marks, joiners, skin tones, the letters of flags of regions. */
const EXTENDING = /\p{M}|\p{Emoji_Modifier}|\u200C|\u200D|[\u{E0020}-\u{E007F}]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const JOINER = 0x200d;
/** The viramas of Indic scripts, which join two consonants, and the consonants. */
const VIRAMA = new Set([0x94d, 0x9cd, 0xacd, 0xb4d, 0xc4d, 0xd4d]);
const CONSONANT =
  /[\u0915-\u0939\u0958-\u095F\u0978-\u097F\u0995-\u09B9\u09DC-\u09DF\u0A95-\u0AB9\u0B15-\u0B39\u0B5C-\u0B5F\u0C15-\u0C39\u0C58-\u0C5A\u0D15-\u0D3A]/;

/**
 * The length of a text as readers count it: "é" and "👩‍👧" are one each, however they are encoded. In linear time, and the
 * same in every environment: Intl.Segmenter is neither.
 */
export function countGraphemes(text: string): number {
  // One UTF-16 unit below the combining marks is one character; only CR LF counts as one.
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  let [count, before, flags] = [0, 0, 0];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    flags = isFlagLetter(code) ? flags + 1 : 0;
    const isSecond = (flags > 0 && flags % 2 === 0) || continues(before, code, character);
    if (!isSecond || count === 0) count += 1;
    before = code;
  }
  return count;
}

/** Returns whether a character belongs to the same grapheme as the one before it. */
function continues(before: number, code: number, character: string): boolean {
  if (code < 0x300) return code === 0xa && before === 0xd;
  if (EXTENDING.test(character)) return before !== 0xa && before !== 0xd;
  if (VIRAMA.has(before)) return CONSONANT.test(character);
  return (before === JOINER && PICTURE.test(character)) || isSyllable(before, code);
}

const isFlagLetter = (code: number): boolean => code >= 0x1f1e6 && code <= 0x1f1ff;

/** Returns whether a vowel or final consonant of Hangul follows another part of its syllable. */
const isSyllable = (before: number, code: number): boolean =>
  code >= 0x1160 &&
  code <= 0x11ff &&
  ((before >= 0x1100 && before <= 0x11ff) || (before >= 0xac00 && before <= 0xd7a3));
