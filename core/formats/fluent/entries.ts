import { readPattern } from './patterns.js';
import type { Pattern } from './patterns.js';
import { behindBlank, behindBlankLines, behindLineEnd, behindName, behindSpaces } from './tokens.js';

/** What a file consists of, by offsets, without the end of its last line. */
export type FluentItem =
  | { kind: 'comment'; start: number; end: number; level: number }
  | FluentMessage
  /** What no reader of Fluent takes. */
  | { kind: 'junk'; start: number; end: number };

/** A message, or a term: `-brand = Motley`. */
export interface FluentMessage {
  kind: 'message';
  start: number;
  end: number;
  name: string;
  isTerm: boolean;
  /** Where its value stands, or would stand. */
  valueStart: number;
  value: Pattern | null;
  attributes: FluentAttribute[];
}

/** `.label = Sign in`, from the end of the line before it. */
export interface FluentAttribute {
  start: number;
  name: string;
  pattern: Pattern;
}

const COMMENT = /(#{1,3})(?: [^\n]*|\r?(?=\n)|$)/y;
const LINE_OF_ENTRY = /\n(?=[a-zA-Z#-])/g;

/** The items of a file, as Fluent's own parser takes them. Linear; any text is such a file. */
export function* fluentItems(source: string): Iterable<FluentItem> {
  for (let at = nextEntry(source, 0); at < source.length;) {
    const item = commentAt(source, at) ?? messageAt(source, at) ?? junkAt(source, at);
    yield item;
    at = nextEntry(source, item.end);
  }
}

/** Entries begin at the beginning of a line. */
function nextEntry(source: string, from: number): number {
  const line = behindBlankLines(source, from);
  return behindSpaces(source, line) === source.length ? source.length : line;
}

function commentAt(source: string, start: number): FluentItem | null {
  COMMENT.lastIndex = start;
  const [line, signs = ''] = COMMENT.exec(source) ?? [];
  if (line === undefined) return null;
  const end = start + line.length;
  // A return before a line feed is part of the line end.
  const isBeforeEnd = line.endsWith('\r') && source[end] === '\n';
  return { kind: 'comment', start, end: isBeforeEnd ? end - 1 : end, level: signs.length };
}

function messageAt(source: string, start: number): FluentMessage | null {
  const isTerm = source[start] === '-';
  const nameEnd = behindName(source, isTerm ? start + 1 : start);
  const valueStart = nameEnd === null ? null : behindSign(source, nameEnd);
  if (nameEnd === null || valueStart === null) return null;
  const content = contentAt(source, valueStart, isTerm);
  const name = source.slice(start, nameEnd);
  return content && { kind: 'message', start, name, isTerm, valueStart, ...content };
}

/** The value and the attributes of a message, which has one of them; a term has a value. */
function contentAt(
  source: string,
  valueStart: number,
  isTerm: boolean,
): Pick<FluentMessage, 'value' | 'attributes' | 'end'> | null {
  const found = readPattern(source, valueStart);
  if (found === null || (isTerm && found === 'none')) return null;
  const value = found === 'none' ? null : found;
  const attributes = readAttributes(source, value ? value.end : valueStart);
  const last = attributes && lastPattern(value, attributes);
  return last ? { value, attributes, end: last.lineEnd } : null;
}

const lastPattern = (value: Pattern | null, attributes: readonly FluentAttribute[]): Pattern | null =>
  attributes.at(-1)?.pattern ?? value;

function readAttributes(source: string, from: number): FluentAttribute[] | null {
  const attributes: FluentAttribute[] = [];
  for (let start = from; ;) {
    const dot = behindBlank(source, start);
    if (source[dot] !== '.') return attributes;
    const attribute = readAttribute(source, start, dot + 1);
    if (!attribute) return null;
    attributes.push(attribute);
    start = attribute.pattern.end;
  }
}

function readAttribute(source: string, start: number, name: number): FluentAttribute | null {
  const nameEnd = behindName(source, name);
  const value = nameEnd === null ? null : behindSign(source, nameEnd);
  const pattern = value === null ? null : readPattern(source, value);
  if (nameEnd === null || !pattern || pattern === 'none') return null;
  return { start, name: source.slice(name, nameEnd), pattern };
}

function behindSign(source: string, from: number): number | null {
  const at = behindSpaces(source, from);
  return source[at] === '=' ? at + 1 : null;
}

/** Up to the next line that an entry may begin. */
function junkAt(source: string, start: number): FluentItem {
  LINE_OF_ENTRY.lastIndex = start;
  const next = LINE_OF_ENTRY.exec(source)?.index ?? source.length;
  let end = next;
  while (end > start && (source[end - 1] === ' ' || behindLineEnd(source, end - 1) !== null)) end -= 1;
  return { kind: 'junk', start, end: Math.max(end, start + 1) };
}
