/** White space between the parts of an argument, as ICU has it. */
export const ICU_SPACE = '[\\t-\\r \\u0085\\u200e\\u200f\\u2028\\u2029]*';

/** The name of an argument, or of a form. */
export const ICU_NAME = "[^\\s\\u0085\\u200e\\u200f{}#'<>,|=]+";

/**
 * Returns the offset of the closing brace of the plural form that starts at `at`; null if there is none. Linear time.
 *
 * An apostrophe only quotes a brace, `#` or a tag: `'{'` and `'#'`, but not `it's`. Two apostrophes are one.
 */
export function endOfForm(message: string, at: number): number | null {
  for (let offset: number | null = at; offset !== null && offset < message.length;) {
    if (message[offset] === '}') return offset;
    offset = behindSign(message, offset, FORM_QUOTED);
  }
  return null;
}

/** The characters that an apostrophe quotes outside of plural forms. */
export const TEXT_QUOTED = '{}<>';
const FORM_QUOTED = `${TEXT_QUOTED}#`;

/** Returns the offset after the character, quote or argument at an offset; null if it is not closed. */
export function behindSign(message: string, at: number, quoted: string): number | null {
  const sign = message[at];
  if (sign === "'") return behindApostrophe(message, at, quoted);
  return sign === '{' ? behindArgument(message, at) : at + 1;
}

function behindApostrophe(message: string, at: number, quoted: string): number | null {
  const next = message[at + 1];
  if (next === "'") return at + 2;
  if (next === undefined || !quoted.includes(next)) return at + 1;
  for (let from = at + 1; ;) {
    const closing = message.indexOf("'", from);
    if (closing < 0) return null;
    if (message[closing + 1] !== "'") return closing + 1;
    from = closing + 2;
  }
}

function behindArgument(message: string, at: number): number | null {
  let depth = 0;
  for (let offset = at; offset < message.length; offset += 1) {
    const sign = message[offset];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === "'") {
      offset = message.indexOf("'", offset + 1);
      if (offset < 0) return null;
    }
    if (depth === 0) return offset + 1;
  }
  return null;
}
