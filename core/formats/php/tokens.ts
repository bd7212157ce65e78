const WORD = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*/y;
const HEREDOC = /<<<[ \t]*(["']?)([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\1\r?\n/y;

/** Behind the word at an offset; null: none stands there. */
export function behindWord(source: string, at: number): number | null {
  WORD.lastIndex = at;
  return WORD.test(source) ? WORD.lastIndex : null;
}

export const isSpace = (sign: string): boolean =>
  sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r';

/** Behind the comment at an offset, without the end of its line; null: none stands there, or it does not end. */
export function behindComment(source: string, at: number): number | null {
  if (source.startsWith('/*', at)) {
    const end = source.indexOf('*/', at + 2);
    return end < 0 ? null : end + 2;
  }
  const isLine = source.startsWith('//', at) || (source[at] === '#' && source[at + 1] !== '[');
  return isLine ? lineCommentEnd(source, at) : null;
}

/** PHP ends with `?>`, also in a comment. */
function lineCommentEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length && !'\r\n'.includes(source.charAt(at)) && !source.startsWith('?>', at)) at += 1;
  return at;
}

/** Behind white space and comments. */
export function behindBlank(source: string, from: number): number {
  for (let at = from; ;) {
    at = behindSpace(source, at);
    const next = behindComment(source, at);
    if (next === null) return at;
    at = next;
  }
}

export function behindSpace(source: string, from: number): number {
  let at = from;
  while (isSpace(source.charAt(at))) at += 1;
  return at;
}

/** Behind the quote that ends a string; null: it never ends. */
export function behindString(source: string, start: number): number | null {
  const quote = source.charAt(start);
  for (let at = start + 1; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === quote) return at + 1;
    if (sign === '\\') at += 1;
  }
  return null;
}

/** Behind a heredoc or nowdoc; undefined: none stands there; null: it never ends. */
function behindHeredoc(source: string, at: number): number | null | undefined {
  HEREDOC.lastIndex = at;
  const [opening, , name = ''] = HEREDOC.exec(source) ?? [];
  if (opening === undefined) return undefined;
  const end = new RegExp(`^[ \\t]*${name}(?![\\w\\u0080-\\uffff])`, 'gm');
  end.lastIndex = at + opening.length;
  return end.test(source) ? end.lastIndex : null;
}

/** Behind a string, a heredoc, a comment, a word or a sign; null: it never ends. */
export function behindToken(source: string, at: number): number | null {
  const sign = source.charAt(at);
  if (sign === '"' || sign === "'" || sign === '`') return behindString(source, at);
  if (sign === '<') {
    const heredoc = behindHeredoc(source, at);
    if (heredoc !== undefined) return heredoc;
  }
  if (source.startsWith('/*', at)) return behindComment(source, at);
  return behindComment(source, at) ?? behindWord(source, at) ?? at + 1;
}

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** The end of an expression: of a comma, or what closes the array around it. Null where brackets do not fit. */
export function endOfExpression(source: string, start: number): number | null {
  const open: string[] = [];
  let end = start;
  for (let at = start; at < source.length;) {
    const sign = source.charAt(at);
    if (open.length === 0 && ',)];}'.includes(sign)) return ';}'.includes(sign) ? null : end;
    if (!nest(sign, open)) return null;
    const isBlank = isSpace(sign) || behindComment(source, at) !== null;
    const next = behindToken(source, at);
    if (next === null) return null;
    at = next;
    if (!isBlank) end = at;
  }
  return null;
}

/** Opens or closes a bracket; false: the sign closes another one. */
function nest(sign: string, open: string[]): boolean {
  const closing = CLOSING.get(sign);
  if (closing !== undefined) open.push(closing);
  return !')]}'.includes(sign) || open.pop() === sign;
}
