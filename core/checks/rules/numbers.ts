import { digitOf, isAt, SIGN } from '../characters.js';
import type { ComparingRule, Comparison } from '../context.js';

interface NumberToken {
  /** The digits between separators, which may be those of another language: `1` and `5` of `1,5`, `1000` of `1 000`. */
  parts: readonly string[];
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
  const [whole, others] = matched(numbersIn(source.plain), numbersIn(own.plain));
  // What is one number there may be several here: `2026-11-28` and `28.11.2026`.
  const parts = counted(others.flatMap((number) => number.parts));
  for (const number of whole)
    if (!number.parts.every((part) => take(parts, part)) && !isFree(number, context))
      report({
        check: 'numbers',
        at: [own.text.length, own.text.length],
        args: { list: number.text, count: 1 },
      });
};

/** The numbers of the source that are not in the text, and those of the text that are not in the source. */
function matched(
  source: readonly NumberToken[],
  own: readonly NumberToken[],
): [lost: NumberToken[], others: NumberToken[]] {
  const notIn = (numbers: readonly NumberToken[]) => {
    const counts = counted(numbers.map(wholeOf));
    return (number: NumberToken): boolean => !take(counts, wholeOf(number));
  };
  return [source.filter(notIn(own)), own.filter(notIn(source))];
}

const wholeOf = ({ parts }: NumberToken): string => parts.join(' ');

function counted(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Takes one of the values away; returns false if there is none left. */
function take(counts: Map<string, number>, value: string): boolean {
  const count = counts.get(value) ?? 0;
  if (count > 0) counts.set(value, count - 1);
  return count > 0;
}

/** Returns whether a number may be missing: often written as a word, or counted in another unit. */
const isFree = (number: NumberToken, { own, source, language }: Comparison): boolean =>
  wholeOf(number) === '1' ||
  (wholeOf(number) === '2' && DUAL.has(language)) ||
  /^ ?[ap]\.?m\b/i.test(source.plain.slice(number.to, number.to + 5)) ||
  /^(?:st|nd|rd|th)\b/.test(source.plain.slice(number.to, number.to + 3)) ||
  (isAfternoon(number) && /\d ?[ap]\.?m\b/i.test(own.plain)) ||
  /[万萬億亿만억]/.test(own.plain);

/** Whether a clock of twelve hours has another number for this hour. */
const isAfternoon = ({ parts: [hour = ''] }: NumberToken): boolean =>
  hour.length <= 2 && (Number(hour) === 0 || (Number(hour) > 12 && Number(hour) <= 24));

function numbersIn(plain: string): NumberToken[] {
  const numbers: NumberToken[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    if (!isAt(plain, at, SIGN.digit)) continue;
    const from = at;
    const groups = [''];
    for (; isAt(plain, at, SIGN.digit) || isSeparator(plain, at); at += 1)
      if (isAt(plain, at, SIGN.digit)) groups.push(`${groups.pop() ?? ''}${digitOf(plain.charCodeAt(at))}`);
      else groups.push('');
    numbers.push({ parts: withoutGrouping(groups), text: plain.slice(from, at), to: at });
  }
  return numbers;
}

/** Joins thousands: `1.000`, and `1,00,000` as in India. Whether `1.500` is one of them cannot be known. */
function withoutGrouping(groups: readonly string[]): string[] {
  const parts: string[] = [];
  const indian = firstOfIndian(groups);
  groups.forEach((group, at) => {
    const isThousands = group.length === 3 || at >= indian;
    if (at > 0 && isThousands) parts.push(`${parts.pop() ?? ''}${group}`);
    else parts.push(group);
  });
  return parts;
}

/** The first of the groups at the end that have two digits, but for the last one with three. */
function firstOfIndian(groups: readonly string[]): number {
  let at = groups.length;
  if (groups.at(-1)?.length === 3) for (at -= 1; groups[at - 1]?.length === 2; at -= 1);
  return at;
}

/** Returns whether the character separates digits. A space does so only before exactly three digits. */
function isSeparator(text: string, at: number): boolean {
  if (!isAt(text, at + 1, SIGN.digit)) return false;
  const sign = text.charAt(at);
  if (".,:٫٬'’".includes(sign)) return true;
  if (!isAt(text, at, SIGN.space) || isAt(text, at, SIGN.lineBreak)) return false;
  return isAt(text, at + 2, SIGN.digit) && isAt(text, at + 3, SIGN.digit) && !isAt(text, at + 4, SIGN.digit);
}
