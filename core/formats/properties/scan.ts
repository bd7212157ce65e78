import { unescaped } from './escapes.js';

/** An entry of a file, by offsets in its source. */
export interface PropertySpan {
  start: number;
  /** Behind the name. */
  keyEnd: number;
  /** Where the text begins; equal to `keyEnd` if nothing stands between. */
  valueStart: number;
  end: number;
}

export interface PropertiesVisitor {
  entry(span: PropertySpan): void;
  /** A line that is a comment, without white space before it. */
  comment(start: number, end: number): void;
}

/** Walks a file as java.util.Properties reads it. Linear; any text is such a file. */
export function scanProperties(source: string, visitor: PropertiesVisitor): void {
  for (let at = behindBlank(source, 0); at < source.length; at = behindBlank(source, at)) {
    if ('#!'.includes(source.charAt(at))) {
      const end = endOfLine(source, at);
      visitor.comment(at, end);
      at = end;
      continue;
    }
    const span = entryAt(source, at);
    // A backslash at the end of the file is no entry.
    if (span.end > span.keyEnd || unescaped(source.slice(at, span.end)) !== '') visitor.entry(span);
    at = span.end;
  }
}

function entryAt(source: string, start: number): PropertySpan {
  const keyEnd = behindText(source, start, isEndOfName);
  let valueStart = behindSpace(source, keyEnd);
  if ('=:'.includes(source.charAt(valueStart)) && valueStart < source.length)
    valueStart = behindSpace(source, valueStart + 1);
  const end = behindText(source, valueStart, () => false);
  return { start, keyEnd, valueStart, end };
}

/** Up to the end of the line, which a backslash before it continues, or to a character that ends it. */
function behindText(source: string, from: number, isEnd: (character: string) => boolean): number {
  let at = from;
  while (at < source.length) {
    const character = source.charAt(at);
    if (character === '\\') at = behindContinuation(source, at) ?? Math.min(at + 2, source.length);
    else if (isLineEnd(character) || isEnd(character)) return at;
    else at += 1;
  }
  return at;
}

/** Behind white space on the line, and on those that continue it. */
function behindSpace(source: string, from: number): number {
  for (let at = from; ;) {
    if (isSpace(source.charAt(at))) at += 1;
    else {
      const next = behindContinuation(source, at);
      if (next === null) return at;
      at = next;
    }
  }
}

/** Behind a backslash that ends a line, and the white space of the next one; null if none stands there. */
function behindContinuation(source: string, at: number): number | null {
  if (source[at] !== '\\' || !isLineEnd(source.charAt(at + 1))) return null;
  let next = at + (source.startsWith('\r\n', at + 1) ? 3 : 2);
  while (isSpace(source.charAt(next))) next += 1;
  return next;
}

/** Behind blank lines, and those that only continue each other. */
function behindBlank(source: string, from: number): number {
  let at = from;
  while (
    isSpace(source.charAt(at)) ||
    isLineEnd(source.charAt(at)) ||
    behindContinuation(source, at) !== null
  )
    at += 1;
  return at;
}

function endOfLine(source: string, from: number): number {
  let at = from;
  while (at < source.length && !isLineEnd(source.charAt(at))) at += 1;
  return at;
}

const isEndOfName = (character: string): boolean =>
  character === '=' || character === ':' || isSpace(character);

const isSpace = (character: string): boolean => character === ' ' || character === '\t' || character === '\f';

const isLineEnd = (character: string): boolean => character === '\n' || character === '\r';
