const BACKSLASH = 0x5c;
const QUOTE = 0x22;

/** What is not the same as written: a single space is. */
const NEEDS_CARE = /[\\"\t\n\v\f\r]| {2}/;

/**
 * Undoes the escapes and white-space rules of aapt2 in a stretch of text between inline tags. Where aapt2 would
 * refuse the file (`\u12`, an open quote) the text is kept as far as it goes.
 */
export function unescapeText(stretch: string): string {
  if (!NEEDS_CARE.test(stretch)) return stretch;
  let text = '';
  let copied = 0;
  let isQuoted = false;
  for (let at = 0, end = 0; at < stretch.length; at = end) {
    const code = stretch.charCodeAt(at);
    end = endOfToken(stretch, at, code);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (code !== BACKSLASH && (isQuoted || !isWhiteSpace(code))) continue;
    text += stretch.slice(copied, at);
    if (code === BACKSLASH) text += unescaped(stretch.slice(at, end));
    else if (code !== QUOTE) text += ' ';
    copied = end;
  }
  return text + stretch.slice(copied);
}

/** Behind an escape, a run of white space or a single character. */
function endOfToken(stretch: string, at: number, code: number): number {
  if (code === BACKSLASH) return at + (isUnit(stretch, at) ? '\\u0000'.length : 2);
  let end = at + 1;
  if (isWhiteSpace(code)) while (isWhiteSpace(stretch.charCodeAt(end))) end += 1;
  return end;
}

const isUnit = (stretch: string, at: number): boolean =>
  stretch[at + 1] === 'u' && /^[\da-fA-F]{4}$/.test(stretch.slice(at + 2, at + 6));

function unescaped(token: string): string {
  if (token.length > 2) return String.fromCharCode(parseInt(token.slice(2), 16));
  switch (token) {
    case '\\n':
      return '\n';
    case '\\t':
      return '\t';
    case '\\u':
      return token;
    default:
      return token.slice(1);
  }
}

/** The white space of aapt2 alone: U+00A0 and its like are text. By hand, since a pattern takes quadratic time. */
export function trimWhiteSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Space and U+0009 to U+000D. */
const isWhiteSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);
