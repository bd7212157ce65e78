import type { CST } from 'yaml';

/** A line of a simple file, by offsets in its text. */
export type SimpleLine =
  | { kind: 'entry'; indent: number; key: CST.FlowScalar; colon: number; value: SimpleValue }
  | { kind: 'item'; indent: number; dash: number; value: SimpleValue };

/** A text on its line; a block, whose lines follow; null: nothing. */
type SimpleValue = CST.FlowScalar | { block: string; offset: number } | null;

/** Bounded, so that no pattern remembers more than a text has room for; what is longer is not simple. */
const PLAIN_KEY = /[A-Za-z0-9_][\w.\-/!?]{0,200}(?: [\w.\-/!?]{1,50}){0,10}(?=:)/y;
const QUOTED =
  /"(?:[^"\\\n\r\t]|\\(?:[0abefnrtvN_LP "/\\]|u[\da-fA-F]{4})){0,25000}"|'(?:[^'\n\r\t]|''){0,25000}'/y;
const PLAIN = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|:[a-z]|-\d)(?:[^\s:#]|:(?=\S)|(?<=\S)#| +(?=[^\s#])){0,25000}/y;
const BLOCK = /[|>]-?(?=\r?\n)/y;
const END = / *(?:(?<= )#[^\n\r]*)?(?=\r?\n|$)/y;
const SPACES = / */y;

/** What matches here; null if nothing does. */
function take(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : null;
}

/** How many spaces stand here. */
export function spacesAt(text: string, at: number): number {
  SPACES.lastIndex = at;
  SPACES.test(text);
  return SPACES.lastIndex - at;
}

/** Behind the line of an offset. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export const isLineEnd = (text: string, at: number): boolean =>
  at >= text.length || text[at] === '\n' || text.startsWith('\r\n', at);

/** A line that is an entry or an item of a list, with no more than one text behind it; null for any other one. */
export function simpleLine(text: string, start: number, indent: number): SimpleLine | null {
  const at = start + indent;
  if (text.startsWith('- ', at)) {
    const value = valueAt(text, at + 1, indent + 2);
    return value && 'type' in value ? { kind: 'item', indent, dash: at, value } : null;
  }
  const quoted = take(QUOTED, text, at);
  const source = quoted ?? take(PLAIN_KEY, text, at);
  if (source === null || source.length > LONGEST_KEY) return null;
  const colon = at + source.length;
  const value = text[colon] === ':' ? valueAt(text, colon + 1, indent) : undefined;
  if (value === undefined) return null;
  return { kind: 'entry', indent, key: scalar(source, at, indent), colon, value };
}

const LONGEST_KEY = 800;

/** What stands behind a colon or a dash, up to the end of the line; undefined if that is not simple. */
function valueAt(text: string, from: number, indent: number): SimpleValue | undefined {
  if (take(END, text, from) !== null) return null;
  const at = from + spacesAt(text, from);
  if (at === from) return undefined;
  const block = take(BLOCK, text, at);
  if (block !== null) return { block, offset: at };
  const source = take(QUOTED, text, at) ?? take(PLAIN, text, at);
  if (source === null) return undefined;
  const end = at + source.length;
  const rest = take(END, text, end);
  return rest === null ? undefined : scalar(source, at, indent, commentIn(rest, end, indent));
}

/** Of most texts; never changed. */
const NOTHING: CST.SourceToken[] = [];

function commentIn(rest: string, offset: number, indent: number): CST.SourceToken[] {
  const at = rest.indexOf('#');
  if (at < 0) return NOTHING;
  const space: CST.SourceToken = { type: 'space', offset, indent, source: rest.slice(0, at) };
  return [space, { type: 'comment', offset: offset + at, indent, source: rest.slice(at) }];
}

function scalar(source: string, offset: number, indent: number, end = NOTHING): CST.FlowScalar {
  const first = source[0];
  const type = first === '"' ? 'double-quoted-scalar' : first === "'" ? 'single-quoted-scalar' : 'scalar';
  return { type, offset, indent, source, end };
}
