import { endOfForm } from './icu-scanner.js';

/** A plural as an ICU message. Forms are written as they are; `other` is added where it is missing, for ICU demands it. */
export function icuMessage(
  argument: string,
  forms: readonly (readonly [selector: string, text: string])[],
): string {
  const all = forms.some(([selector]) => selector === 'other') ? forms : [...forms, ['other', ''] as const];
  return `{${argument}, plural, ${all.map(([selector, text]) => icuForm(selector, text)).join(' ')}}`;
}

export const icuForm = (selector: string, text: string): string => `${selector} {${icuText(text)}}`;

/**
 * A text as the form of a message: as it is, unless it would end the form too early or not at all. Then its apostrophes are
 * doubled, and braces without a counterpart quoted. Linear.
 */
export function icuText(text: string): string {
  // Joined, because V8 now and then copied the result of `+` for each character that was read of it.
  return endOfForm([text, '}'].join(''), 0) === text.length ? text : quoted(text);
}

function quoted(text: string): string {
  const lonely = lonelyBraces(text);
  let isOpen = false;
  const pieces = Array.from({ length: text.length }, (_, at) => {
    const sign = text.charAt(at);
    if (sign === "'") return "''";
    if (lonely.has(at) === isOpen) return sign;
    isOpen = !isOpen;
    return `'${sign}`;
  });
  return pieces.join('') + (isOpen ? "'" : '');
}

/** The offsets of the braces that have no counterpart. */
function lonelyBraces(text: string): ReadonlySet<number> {
  const open: number[] = [];
  const closing: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') open.push(at);
    else if (text[at] === '}' && open.pop() === undefined) closing.push(at);
  }
  return new Set([...open, ...closing]);
}
