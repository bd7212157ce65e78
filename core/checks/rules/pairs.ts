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
/** Quotes by family: some languages open with the sign that others close with („“, “”, »«). */
const QUOTES = new Map(
  ['"', '“”„‟', '«»'].flatMap((family) => [...family].map((quote) => [quote, family] as const)),
);

interface Lonely {
  at: number;
  /** Identifies the pair, whichever side is present. */
  family: string;
}

/** `pairs`: each bracket and quote has its counterpart, unless the source lacks one too. */
export const pairRule: Rule = ({ own, source }, report) => {
  const found = lonelyIn(own);
  if (found.length === 0) return;
  const known = new Set((source ? lonelyIn(source) : []).map(({ family }) => family));
  for (const { at, family } of found)
    if (!known.has(family)) report({ check: 'pairs', at: [at, at + 1], args: { mark: own.text.charAt(at) } });
};

function lonelyIn({ signs, plain }: Cut): readonly Lonely[] {
  if ((signs & SIGN.pair) === 0) return NONE;
  const [open, lonely]: [Lonely[], Lonely[]] = [[], []];
  // The last quote of each family with an odd number of quotes.
  const quotes = new Map<string, Lonely>();
  let isInHebrew = false;
  for (let at = 0; at < plain.length; at += 1) {
    if (!isAt(plain, at, SIGN.pair)) continue;
    const family = QUOTES.get(plain.charAt(at));
    if (family === undefined) readBracket(plain, at, open, lonely);
    else if (isGershayim(plain, at)) isInHebrew = true;
    else if (!isInch(plain, at) && !quotes.delete(family)) quotes.set(family, { at, family });
  }
  // One of them may open a quotation, behind a short word that is part of the next one.
  if (isInHebrew) quotes.delete('"');
  return [...lonely, ...open, ...quotes.values()].sort((one, other) => one.at - other.at);
}

const NONE: readonly never[] = [];

function readBracket(plain: string, at: number, open: Lonely[], lonely: Lonely[]): void {
  const sign = plain.charAt(at);
  if (isSmiley(plain, at)) return;
  const bracket = { at, family: familyOf(sign) };
  if (OPENING.has(sign)) open.push(bracket);
  else if (open.at(-1)?.family === bracket.family) open.pop();
  else if (!isListItem(plain, at)) lonely.push(bracket);
}

/** Chinese and Japanese texts may mix full-width and half-width brackets. */
const familyOf = (sign: string): string => ('()（）'.includes(sign) ? '()' : (CLOSING.get(sign) ?? sign));

const isInch = (text: string, at: number): boolean => text[at] === '"' && isAt(text, at - 1, SIGN.digit);

/** `דוא"ל`: typed in the place of a Hebrew mark of abbreviations. */
const isGershayim = (text: string, at: number): boolean =>
  text[at] === '"' && isHebrew(text.charCodeAt(at - 1)) && isHebrew(text.charCodeAt(at + 1));

const isHebrew = (unit: number): boolean => unit >= 0x5d0 && unit <= 0x5ea;

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
