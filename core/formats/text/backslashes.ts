/**
 * A text with the signs that its escapes stand for. It is cut at the backslashes: a file may have as many of them as it has
 * room for, and a pattern would take its time for each.
 *
 * @param readEscape what is behind a backslash, up to the next one, with the sign that it begins with
 */
export function withoutEscapes(source: string, readEscape: (escape: string) => string): string {
  const pieces = source.split('\\');
  for (let at = 1; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const isBackslash = piece === '' && at < pieces.length - 1;
    pieces[at] = isBackslash ? '\\' : readEscape(piece);
    // The second one of two backslashes begins no escape.
    if (isBackslash) at += 1;
  }
  return pieces.join('');
}
