/** Marks that are accents or points; those of other scripts are letters, such as the vowels of Hindi and Thai. */
const ACCENT =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Characters that Unicode does not take apart, and others that one types in their place. */
const TYPED: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '\u2011': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

const UNTYPED = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu');
const IS_PLAIN = /^[\0-\x7f]*$/;

/** A text without case, accents and typographic characters, as searches compare it. */
export const fold = (text: string): string =>
  IS_PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(ACCENT, '')
        .toLowerCase()
        .replace(UNTYPED, (character) => TYPED[character] ?? character);
