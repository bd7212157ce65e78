import { isAt, SIGN } from '../characters.js';
import type { Rule } from '../context.js';
import type { Cut } from '../cut.js';

/** Languages that repeat words for emphasis or plurals. */
const REPEATING = new Set(
  'hi bn pa mr ne gu ta te kn ml ur si or as vi tr az uz kk ky tk id ms jv su tl fil sw th lo km my'.split(
    ' ',
  ),
);

/** Interjections. */
const CALLS = new Set('oui non hé ha ah oh yes no ja nein sí да нет'.split(' '));

/** Words that may occur twice in a row: `vous vous`, `die die`, `that that`. */
const TWICE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: 'that had',
    fr: 'vous nous',
    de: 'die der das sie',
    nl: 'die dat je',
    it: 'via così',
    es: 'que',
    ru: 'чуть еле',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** `repeated`: the same word twice in a row, unless the source has a repetition. */
export const repeatedRule: Rule = ({ own, source, language }, report) => {
  if (REPEATING.has(language)) return;
  const found = repeatedIn(own);
  if (found.length === 0 || (source && repeatedIn(source).length > 0)) return;
  for (const [from, to, end] of found) {
    const word = own.text.slice(to, end).trimStart();
    const folded = word.toLowerCase();
    const isWanted = CALLS.has(folded) || TWICE.get(language)?.has(word) === true;
    if (!isWanted)
      report({
        check: 'repeated',
        at: [from, end],
        args: { list: word },
        fix: { from: to, to: end, text: '' },
      });
  }
};

/** Returns the start and end of the first word and the end of the second. */
function repeatedIn({ plain, words }: Cut): [from: number, to: number, end: number][] {
  const found: [number, number, number][] = [];
  let from = 0;
  let to = 0;
  for (let at = 0; at < words.length; at += 2) {
    const start = words[at] ?? 0;
    const end = words[at + 1] ?? 0;
    if (to - from === end - start && to - from > 1 && isSame(plain, from, to, start))
      found.push([from, to, end]);
    from = start;
    to = end;
  }
  return found;
}

const isSame = (plain: string, from: number, to: number, start: number): boolean =>
  isGap(plain, to, start) &&
  isAt(plain, from, SIGN.letter) &&
  !isAt(plain, from, SIGN.unspaced) &&
  plain.slice(from, to).toLowerCase() === plain.slice(start, start + to - from).toLowerCase();

/** Returns whether only one to three spaces separate the words. */
function isGap(plain: string, from: number, to: number): boolean {
  if (to - from > 3) return false;
  for (let at = from; at < to; at += 1) if (!isAt(plain, at, SIGN.space)) return false;
  return to > from;
}
