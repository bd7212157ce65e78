import { SIGN, signOf } from '../characters.js';
import type { Rule } from '../context.js';
import type { Cut } from '../cut.js';

const ALPHABETS = SIGN.latin | SIGN.greek | SIGN.cyrillic;

/** `script`: a word mixes similar letters of several alphabets. Allowed if its Latin part is a word of the source. */
export const scriptRule: Rule = ({ own: { signs, plain, text, words }, source }, report) => {
  if (isOfOneScript(signs)) return;
  let names: ReadonlySet<string> | null = null;
  for (let at = 0; at < words.length; at += 2) {
    const from = words[at] ?? 0;
    const to = words[at + 1] ?? 0;
    if (isOfOneScript(signsOf(plain, from, to))) continue;
    const word = text.slice(from, to);
    names ??= wordsIn(source);
    if (!isName(word, names)) report({ check: 'script', at: [from, to], args: { list: word } });
  }
};

/** Returns whether the word is a name of the source with an ending: `Facebookом`. */
function isName(word: string, names: ReadonlySet<string>): boolean {
  const [latin = ''] = /[A-Za-z]+/.exec(word) ?? [];
  return latin.length > 2 && names.has(latin);
}

function wordsIn(source: Cut | null): ReadonlySet<string> {
  const { text = '', words = [] } = source ?? {};
  return new Set(words.flatMap((from, at) => (at % 2 === 0 ? [text.slice(from, words[at + 1])] : [])));
}

function signsOf(text: string, from: number, to: number): number {
  let signs = 0;
  for (let at = from; at < to; at += 1) signs |= signOf(text.charCodeAt(at));
  return signs;
}

/** `found & (found - 1)` clears the lowest bit: zero if at most one bit is set. */
const isOfOneScript = (signs: number): boolean => {
  const found = signs & ALPHABETS;
  return (found & (found - 1)) === 0;
};
