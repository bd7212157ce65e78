/**
 * Whether the names of keys are the texts themselves, as in most files of gettext, and not symbols: `Sign in` and not
 * `sign_in`. Most of them have several words, the end of a sentence, or look like one word of an interface.
 */
export const areTexts = (names: readonly string[]): boolean =>
  names.filter((name) => isText(name)).length * 2 > names.length;

const isText = (name: string): boolean =>
  /\S\s+\S/u.test(name) || /[\p{L}\p{N}][.:!?…]+$/u.test(name) || /^\p{Lu}\p{Ll}+$/u.test(name);

/**
 * Whether texts are English, as far as these words tell: other languages that are written in Latin letters do not have them.
 * Texts of fewer than three words say nothing.
 */
export function areEnglish(texts: readonly string[]): boolean {
  const long = texts.filter((text) => /\S\s+\S+\s+\S/u.test(text));
  return long.filter((text) => WORDS.test(text)).length * LEAST_SHARE >= Math.max(long.length, 1);
}

const WORDS =
  /(?<!\p{L})(?:the|of|and|to|is|are|be|this|that|your|you|with|for|from|not|has|have|been|cannot|please)(?!\p{L})/iu;

/** One text of three: many are headings. */
const LEAST_SHARE = 3;
