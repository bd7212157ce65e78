/** @typedef {import('../../core/formats/index.js').ExportKey} ExportKey */
/** @typedef {import('../../core/formats/index.js').ExportProject} ExportProject */
/** @typedef {{ id: number, name: string }} Language */
/** @typedef {{ words: string[], between: string }} Vocabulary */
/** @typedef {() => number} Random */

/**
 * The project every part of the bench measures: the same texts on every machine and in every run. Keys of about 25
 * characters in 20 groups, texts of about 46, with what real ones hold: placeholders, quotes, line breaks, markup.
 */
export const LANGUAGES = [
  { id: 1, name: 'English' },
  { id: 2, name: '日本語' },
];

const GROUPS = 20;
const TEXT_LENGTH = 46;
const KEY_LENGTH = 25;
/** @type {ExportKey['values'][number]['quantityString'][]} */
const QUANTITIES = ['zero', 'one', 'other'];

const KEY_WORDS = 'title label hint error button dialog header footer empty retry confirm cancel'.split(' ');
const ENGLISH = {
  words: 'the order your parcel will arrive before we have checked this address please try again later'.split(
    ' ',
  ),
  between: ' ',
};

/** @type {Record<string, Vocabulary>} */
const WORDS = {
  日本語: {
    words:
      '注文 お客様の 荷物は まもなく 到着します 住所を 確認して ください もう一度 お試し 設定を 変更'.split(
        ' ',
      ),
    between: '',
  },
};

/**
 * One text in `every` contains `text`.
 * @type {[every: number, text: string][]}
 */
const SPECIAL = [
  [4, '%1$s'],
  [6, 'don’t “wait”'],
  [9, "it's"],
  [11, '"now"'],
  [13, 'a\nb'],
  [17, '<b>new</b>'],
  [19, 'A & B'],
  [23, '100 %'],
];

/**
 * @param {object} options
 * @param {number} options.keys how many, over all groups
 * @param {number} [options.pluralEvery] one key in this number is a plural: 1 = all, 0 = none
 * @param {Language[]} [options.languages]
 */
export function aProject({ keys, pluralEvery = 10, languages = LANGUAGES }) {
  const random = numbers(keys);
  const groups = Array.from({ length: GROUPS }, (_, group) => ({
    name: group === 0 ? 'common' : `section_${group}`,
    keys: Array.from({ length: Math.ceil((keys - group) / GROUPS) }, (__, index) => {
      const n = index * GROUPS + group;
      return aKey(n, n % pluralEvery === 0, languages, random);
    }),
  }));
  return { languages, groups };
}

/**
 * @param {number} n
 * @param {boolean} isPlural
 * @param {Language[]} languages
 * @param {Random} random
 * @returns {ExportKey}
 */
function aKey(n, isPlural, languages, random) {
  /** @type {string[]} */
  const words = [];
  while (words.join('_').length < KEY_LENGTH - 8) words.push(pick(KEY_WORDS, random));
  const values = languages.flatMap((language) =>
    (isPlural ? QUANTITIES : [null]).map((quantityString) => ({
      name: aText(n, WORDS[language.name] ?? ENGLISH, quantityString !== null, random),
      quantityString,
      status: /** @type {const} */ ('validated'),
      languageId: language.id,
    })),
  );
  return { name: `${words.join('_')}_${n}`, isPlural, values };
}

/**
 * @param {number} n
 * @param {Vocabulary} vocabulary
 * @param {boolean} isCounted
 * @param {Random} random
 */
function aText(n, { words, between }, isCounted, random) {
  const parts = isCounted ? ['%d'] : [];
  for (const [every, text] of SPECIAL) if (n % every === every - 1) parts.push(text);
  while (parts.join(between).length < TEXT_LENGTH - 4) parts.push(pick(words, random));
  return parts.join(between);
}

/**
 * @param {string[]} list
 * @param {Random} random
 */
const pick = (list, random) => /** @type {string} */ (list[Math.floor(random() * list.length)]);

/**
 * Numbers from 0 to 1 in an order that looks like none and is always the same (mulberry32).
 * @param {number} seed
 * @returns {Random}
 */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
