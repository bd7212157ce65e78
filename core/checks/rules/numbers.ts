import { digitOf, isAt, SIGN } from '../characters.js';
import type { ComparingRule, Comparison } from '../context.js';

interface NumberToken {
  /** The digits without separators: `1,5` equals `1.5`, `1 000` equals `1,000`. */
  digits: string;
  text: string;
  to: number;
}

/** Languages with a dual, which expresses two without a number. */
const DUAL = new Set(['ar', 'he', 'sl', 'mt', 'ga']);

/**
 * `numbers`: each number of the source occurs in the text, in any digits and with any separators. The number 1 may be
 * missing.
 */
export const numberRule: ComparingRule = (context, report) => {
  const { own, source } = context;
  if ((source.signs & SIGN.digit) === 0) return;
  const there = new Map<string, number>();
  for (const { digits } of numbersIn(own.plain)) there.set(digits, (there.get(digits) ?? 0) + 1);
  for (const number of numbersIn(source.plain)) {
    const count = there.get(number.digits) ?? 0;
    if (count > 0) there.set(number.digits, count - 1);
    else if (!isFree(number, context))
      report({
        check: 'numbers',
        at: [own.text.length, own.text.length],
        args: { list: number.text, count: 1 },
      });
  }
};

/** Returns whether a number may be missing: often written as a word, or counted in another unit. */
const isFree = ({ digits, to }: NumberToken, { own, source, language }: Comparison): boolean =>
  digits === '1' ||
  (digits === '2' && DUAL.has(language)) ||
  /^ ?[ap]\.?m\b/i.test(source.plain.slice(to, to + 5)) ||
  /^(?:st|nd|rd|th)\b/.test(source.plain.slice(to, to + 3)) ||
  /[万萬億亿만억]/.test(own.plain);

function numbersIn(plain: string): NumberToken[] {
  const numbers: NumberToken[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    if (!isAt(plain, at, SIGN.digit)) continue;
    const from = at;
    let digits = '';
    while (isAt(plain, at, SIGN.digit) || isSeparator(plain, at)) {
      if (isAt(plain, at, SIGN.digit)) digits += digitOf(plain.charCodeAt(at));
      at += 1;
    }
    numbers.push({ digits, text: plain.slice(from, at), to: at });
  }
  return numbers;
}

/** Returns whether the character separates digits. A space does so only before exactly three digits. */
function isSeparator(text: string, at: number): boolean {
  if (!isAt(text, at + 1, SIGN.digit)) return false;
  const sign = text.charAt(at);
  if (".,:٫٬'’".includes(sign)) return true;
  if (!isAt(text, at, SIGN.space) || isAt(text, at, SIGN.lineBreak)) return false;
  return isAt(text, at + 2, SIGN.digit) && isAt(text, at + 3, SIGN.digit) && !isAt(text, at + 4, SIGN.digit);
}
