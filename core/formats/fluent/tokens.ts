const NAME = /[a-zA-Z][\w-]*/y;
const NUMBER = /-?\d+(?:\.\d+)?/y;

/** Behind the name of a message, a variable or the like; null: none stands there. */
export const behindName = (source: string, at: number): number | null => behind(NAME, source, at);

export const behindNumber = (source: string, at: number): number | null => behind(NUMBER, source, at);

function behind(pattern: RegExp, source: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : null;
}

/** Behind the end of a line that stands at an offset; null: none does. */
export function behindLineEnd(source: string, at: number): number | null {
  if (source[at] === '\n') return at + 1;
  return source.startsWith('\r\n', at) ? at + 2 : null;
}

/** Behind spaces: tabs are text. */
export function behindSpaces(source: string, from: number): number {
  let at = from;
  while (source[at] === ' ') at += 1;
  return at;
}

/** Behind spaces and the ends of lines. */
export function behindBlank(source: string, from: number): number {
  let at = from;
  for (;;) {
    at = behindSpaces(source, at);
    const next = behindLineEnd(source, at);
    if (next === null) return at;
    at = next;
  }
}

/** Behind lines that are empty but for spaces, from the end of a line on; the first of them begins at `from`. */
export function behindBlankLines(source: string, from: number): number {
  let line = from;
  for (;;) {
    const next = behindLineEnd(source, behindSpaces(source, line));
    if (next === null) return line;
    line = next;
  }
}
