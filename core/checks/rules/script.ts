import { SIGN, signOf } from '../characters.js';
import type { Rule } from '../context.js';
import type { Cut } from '../cut.js';

const ALPHABETS = SIGN.latin | SIGN.greek | SIGN.cyrillic;

/** Mixed scripts: a word of letters that look alike. Not if its Latin part is a word of the source. */
export const scriptRule: Rule = ({ own: { signs, plain, text, words }, source }, report) => {
  if (isOfOneScript(signs)) return;
  for (let at = 0; at < words.length; at += 2) {
    const from = words[at] ?? 0;
    const to = words[at + 1] ?? 0;
    if (isOfOneScript(signsOf(plain, from, to))) continue;
    const word = text.slice(from, to);
    if (!isName(word, source)) report({ check: 'script', at: [from, to], args: { list: word } });
  }
};

/** A name of the source with an ending: `Facebookом`. */
function isName(word: string, source: Cut | null): boolean {
  const [latin = ''] = /[A-Za-z]+/.exec(word) ?? [];
  return latin.length > 2 && source !== null && wordsIn(source).includes(latin);
}

const wordsIn = ({ text, words }: Cut): string[] =>
  words.flatMap((from, at) => (at % 2 === 0 ? [text.slice(from, words[at + 1])] : []));

function signsOf(text: string, from: number, to: number): number {
  let signs = 0;
  for (let at = from; at < to; at += 1) signs |= signOf(text.charCodeAt(at));
  return signs;
}

/** A number less one has its lowest bit no more: what is left of several. */
const isOfOneScript = (signs: number): boolean => {
  const found = signs & ALPHABETS;
  return (found & (found - 1)) === 0;
};
