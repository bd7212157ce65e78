import { isAt, SIGN } from '../characters.js';
import type { Rule } from '../context.js';
import type { Cut } from '../cut.js';

const CLOSING = new Map(
  ['()', '[]', '（）', '【】', '「」', '『』', '《》', '〈〉'].map((pair) => [
    pair.charAt(1),
    pair.charAt(0),
  ]),
);
const OPENING = new Set(CLOSING.values());
/** Of a family, languages use the same signs for either side: „“, “”, »«. */
const QUOTES = ['"', '“”„‟', '«»'];

interface Lonely {
  at: number;
  /** What it is about, whichever side is there. */
  family: string;
}

/** Brackets and quotes: each has its counterpart, unless the source lacks one of them too. */
export const pairRule: Rule = ({ own, source }, report) => {
  if ((own.signs & SIGN.pair) === 0) return;
  const found = lonelyIn(own);
  if (found.length === 0) return;
  const known = new Set((source ? lonelyIn(source) : []).map(({ family }) => family));
  for (const { at, family } of found)
    if (!known.has(family)) report({ check: 'pairs', at: [at, at + 1], args: { mark: own.text.charAt(at) } });
};

function lonelyIn(cut: Cut): Lonely[] {
  return [...lonelyBrackets(cut), ...lonelyQuotes(cut)].sort((one, other) => one.at - other.at);
}

function lonelyBrackets({ plain }: Cut): Lonely[] {
  const open: Lonely[] = [];
  const lonely: Lonely[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charAt(at);
    const isClosing = CLOSING.has(sign);
    if ((!isClosing && !OPENING.has(sign)) || isSmiley(plain, at)) continue;
    const bracket = { at, family: familyOf(sign) };
    if (!isClosing) open.push(bracket);
    else if (open.at(-1)?.family === bracket.family) open.pop();
    else if (!isListItem(plain, at)) lonely.push(bracket);
  }
  return [...lonely, ...open];
}

const lonelyQuotes = ({ plain }: Cut): Lonely[] =>
  QUOTES.flatMap((family) => {
    let [count, at] = [0, 0];
    for (let unit = 0; unit < plain.length; unit += 1)
      if (family.includes(plain.charAt(unit)) && !isInch(plain, unit)) [count, at] = [count + 1, unit];
    return count % 2 === 0 ? [] : [{ at, family }];
  });

/** Chinese and Japanese close a bracket of either width. */
const familyOf = (sign: string): string => ('()（）'.includes(sign) ? '()' : (CLOSING.get(sign) ?? sign));

const isInch = (text: string, at: number): boolean => text[at] === '"' && isAt(text, at - 1, SIGN.digit);

/** `:)`, `;-(` */
const isSmiley = (text: string, at: number): boolean =>
  '()[]'.includes(text.charAt(at)) &&
  /^(?:[:;=]-?|.[:;])$/u.test(text.slice(Math.max(0, at - 2), at).trimStart());

/** `1)`, `a)` */
function isListItem(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && at - from < 2 && isAt(text, from - 1, SIGN.digit)) from -= 1;
  if (from === at && isAt(text, at - 1, SIGN.letter)) from -= 1;
  return from < at && (from === 0 || isAt(text, from - 1, SIGN.space));
}
