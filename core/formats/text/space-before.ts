/** White space before an entry: more of it stays where it is when the entry goes. */
const MAX_LEAD = 200;

/**
 * The white space that ends at an offset, at most so much of it. By hand: a pattern is tried from every character.
 *
 * @param from offset to look back to
 */
export function spaceBefore(source: string, offset: number, from = 0): string {
  const least = Math.max(from, offset - MAX_LEAD);
  let start = offset;
  while (start > least && isSpace(source.charCodeAt(start - 1))) start -= 1;
  return source.slice(start, offset);
}

/** What `\s` matches. */
const isSpace = (code: number): boolean =>
  code < 0xa0 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : /\s/.test(String.fromCharCode(code));

/** A line break with the indentation behind it, out of white space that may have blank lines before. */
export const lastLine = (lead: string): string => /(?:\r\n|\n|\r)[^\r\n]*$/.exec(lead)?.[0] ?? lead;
