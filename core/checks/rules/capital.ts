import { CASED, isAt } from '../characters.js';
import type { ComparingRule } from '../context.js';
import type { Cut } from '../cut.js';
import { FILL } from '../cut.js';
import type { Fix } from '../finding.js';

/** Languages that capitalise nouns. */
const NOUNS = new Set(['de', 'lb']);

/** Languages that write weekdays, months and languages small. */
const WRITE_SMALL = new Set(
  'bg ca cs da es et fi fr gl hr hu it lt lv nb nl nn no pl pt ro ru sk sl sr sv uk'.split(' '),
);

/** Words that English writes with a capital wherever they stand. */
const CAPITAL_IN_ENGLISH = new Set(
  (
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun ' +
    'January February March April May June July August September October November December ' +
    'Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec ' +
    'Afrikaans Albanian Arabic Armenian Basque Belarusian Bengali Bosnian Bulgarian Catalan Chinese Croatian Czech Danish ' +
    'Dutch English Estonian Filipino Finnish French Galician Georgian German Greek Gujarati Hebrew Hindi Hungarian ' +
    'Icelandic Indonesian Irish Italian Japanese Kannada Kazakh Khmer Korean Lao Latin Latvian Lithuanian Macedonian Malay ' +
    'Malayalam Marathi Mongolian Nepali Norwegian Persian Polish Portuguese Punjabi Romanian Russian Serbian Slovak ' +
    'Slovenian Spanish Swahili Swedish Tamil Telugu Thai Turkish Ukrainian Urdu Uzbek Vietnamese Welsh'
  ).split(' '),
);

/**
 * `capital`: the first letter has the case of the source, if both scripts have case. Ignores names such as `iPhone`.
 */
export const capitalRule: ComparingRule = ({ own, source, language }, report) => {
  const at = firstLetter(own);
  const isUpper = isCapital(own.text, at);
  const isExpected = isCapital(source.text, firstLetter(source));
  if (isUpper === null || isExpected === null || isUpper === isExpected) return;
  if (isFree(own, source) || isOfLanguage(isUpper, source, language)) return;
  const fix = otherCase(own.text.charAt(at), at, language);
  report({
    check: 'capital',
    at: [at, at + 1],
    args: { kind: isUpper ? 'lower' : 'upper' },
    ...(fix && { fix }),
  });
};

/** Returns whether the first word keeps its case: a name, or a word of the source. */
const isFree = (own: Cut, source: Cut): boolean =>
  [own, source].some((cut) => isName(firstWord(cut))) || source.text.includes(firstWord(own));

/** Returns whether the language has another case than English here. */
const isOfLanguage = (isUpper: boolean, source: Cut, language: string): boolean =>
  isUpper ? NOUNS.has(language) : WRITE_SMALL.has(language) && CAPITAL_IN_ENGLISH.has(firstWord(source));

const firstWord = ({ text, words }: Cut): string => text.slice(words[0], words[1]);

/** Turkish and Azerbaijani have a dotted and a dotless i, each with its own capital: no fix there. */
function otherCase(letter: string, at: number, language: string): Fix | undefined {
  const lower = letter.toLowerCase();
  const text = lower === letter ? letter.toUpperCase() : lower;
  const isUncertain = text.length !== 1 || (/^[iıIİ]$/.test(letter) && /^(?:tr|az)$/.test(language));
  return isUncertain ? undefined : { from: at, to: at + 1, text };
}

/** Returns the offset of the first letter; -1 if the text starts with something else. */
function firstLetter({ plain, words, icu }: Cut): number {
  const from = words[0] ?? -1;
  if (icu || from < 0 || !isAt(plain, from, CASED)) return -1;
  for (let at = 0; at < from; at += 1)
    if (plain[at] === FILL || plain[at] === '-' || plain[at] === '/') return -1;
  return from;
}

/** Returns null for a letter without case. */
function isCapital(text: string, at: number): boolean | null {
  const letter = text.charAt(at);
  const isUpper = letter !== letter.toLowerCase();
  return isUpper || letter !== letter.toUpperCase() ? isUpper : null;
}

/** Returns whether a word has a capital after its first letter: `iPhone`, `eBay`, `URL`. */
const isName = (word: string): boolean => word.slice(1) !== word.slice(1).toLowerCase();
