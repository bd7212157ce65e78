const WHITE_SPACE = ' \t\n\v\f\r';
const TOKEN = /[ \t\n\v\f\r]+|"|\\u[\da-fA-F]{4}|\\[^]?/g;

/** What is not the same as written: a single space is. */
const NEEDS_CARE = /[\\"\t\n\v\f\r]| {2}/;

/**
 * Undoes the escapes and white-space rules of aapt2 in a stretch of text between inline tags. Where aapt2 would
 * refuse the file (`\u12`, an open quote) the text is kept as far as it goes.
 */
export function unescapeText(stretch: string): string {
  if (!NEEDS_CARE.test(stretch)) return stretch;
  let isQuoted = false;
  return stretch.replace(TOKEN, (token) => {
    if (token === '"') {
      isQuoted = !isQuoted;
      return '';
    }
    if (token.startsWith('\\')) return unescaped(token);
    return isQuoted ? token : ' ';
  });
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
  while (start < end && WHITE_SPACE.includes(text.charAt(start))) start += 1;
  while (end > start && WHITE_SPACE.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
