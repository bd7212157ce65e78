import { storable } from '../text/storable.js';

/** What is not the same as written: a single space is. */
const NEEDS_CARE = /[\\"\t-\r]| {2}/;
/** An escape, a quote or white space that is more than one space. */
const TOKEN = /\\(?:u[\da-fA-F]{4}|[^]?)|"|[\t-\r ]{2,}|[\t-\r]/g;

/**
 * Undoes the escapes and white-space rules of aapt2 in a stretch of text between inline tags. Where aapt2 would
 * refuse the file (`\u12`, an open quote) the text is kept as far as it goes. Nothing but an escape can name what cannot
 * be stored.
 */
export function unescapeText(stretch: string): string {
  if (!NEEDS_CARE.test(stretch)) return stretch;
  let isQuoted = false;
  const text = stretch.replace(TOKEN, (token) => {
    if (token[0] === '\\') return unescaped(token);
    if (token !== '"') return isQuoted ? token : ' ';
    isQuoted = !isQuoted;
    return '';
  });
  return stretch.includes('\\u') ? storable(text) : text;
}

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
