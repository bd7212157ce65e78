/** Marks that are accents or points; those of other scripts are letters, such as the vowels of Hindi and Thai. */
const ACCENT = /(?![\u3099\u309a])(?=\p{M})[\p{sc=Inherited}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}]/gu;

/** Characters that Unicode does not take apart, each with what one types in its place. */
const TYPED = new Map(
  "łl|đd|ðd|øo|ħh|ıi|ŧt|æae|œoe|ßss|þth|ςσ|‘'|’'|ʼ'|\u2011-|\u00a0 |\u202f |\u2009 "
    .split('|')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const UNTYPED = new RegExp(`[${[...TYPED.keys()].join('')}]`, 'g');

/** A text without case, accents and typographic characters, as searches compare it. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENT, '')
    .toLowerCase()
    .replace(UNTYPED, (character) => TYPED.get(character) ?? '');
