import { readExpression } from './expressions.js';
import type { ExpressionKind } from './expressions.js';
import {
  behindBlank,
  behindBlankLines,
  behindLineEnd,
  behindName,
  behindNumber,
  behindSpaces,
} from './tokens.js';

/** No file has as many levels; a hostile one would fill the stack. */
export const MOST_LEVELS = 20;

/** The value of a message, by offsets. */
export interface Pattern {
  /** Behind the sign before it. */
  start: number;
  /** Behind its last character that is no white space. */
  end: number;
  /** At the end of its last line. */
  lineEnd: number;
}

/** A variant of a selector: `[one] { $count } file`. */
export interface Variant {
  /** Of the white space before it, from the end of the last line on. */
  lead: number;
  /** Of its bracket, or the asterisk of the default. */
  start: number;
  key: string;
  isDefault: boolean;
  pattern: Pattern;
}

/** A placeable that selects one of several patterns. */
export interface Selection {
  /** Of the selector. */
  start: number;
  end: number;
  variants: Variant[];
}

/** A placeable, and what it selects. */
export interface Placeable {
  end: number;
  selection: Selection | null;
}

const SELECTORS: ReadonlySet<ExpressionKind> = new Set(['literal', 'variable', 'function', 'term-attribute']);

/**
 * The placeable whose brace stands at an offset; null where the source is no Fluent.
 *
 * @param depth how many levels may be in it
 */
export function readPlaceable(source: string, start: number, depth = MOST_LEVELS): Placeable | null {
  if (depth === 0) return null;
  const at = behindBlank(source, start + 1);
  const expression = readExpression(source, at, depth - 1, endOfPlaceable);
  if (!expression) return null;
  let end = behindBlank(source, expression.end);
  let selection: Selection | null = null;
  if (source.startsWith('->', end)) {
    const found = SELECTORS.has(expression.kind) ? readVariants(source, end + 2, depth - 1) : null;
    if (!found) return null;
    selection = { start: at, end: expression.end, variants: found.variants };
    end = behindBlank(source, found.end);
  } else if (expression.kind === 'term-attribute') return null;
  return source[end] === '}' ? { end: end + 1, selection } : null;
}

const endOfPlaceable = (source: string, start: number, depth: number): number | null =>
  readPlaceable(source, start, depth)?.end ?? null;

/** @param from behind the arrow */
function readVariants(
  source: string,
  from: number,
  depth: number,
): { variants: Variant[]; end: number } | null {
  const variants: Variant[] = [];
  let lead = behindSpaces(source, from);
  if (behindLineEnd(source, lead) === null) return null;
  for (;;) {
    const start = behindBlank(source, lead);
    if (source[start] !== '[' && source[start] !== '*') break;
    const variant = readVariant(source, lead, start, depth);
    if (!variant) return null;
    variants.push(variant);
    lead = variant.pattern.end;
    if (behindLineEnd(source, variant.pattern.lineEnd) === null) break;
  }
  return variants.filter(({ isDefault }) => isDefault).length === 1 ? { variants, end: lead } : null;
}

function readVariant(source: string, lead: number, start: number, depth: number): Variant | null {
  const isDefault = source[start] === '*';
  const bracket = isDefault ? start + 1 : start;
  if (source[bracket] !== '[') return null;
  const name = behindBlank(source, bracket + 1);
  const end = behindNumber(source, name) ?? behindName(source, name);
  const close = end === null ? 0 : behindBlank(source, end);
  if (end === null || source[close] !== ']') return null;
  const pattern = readPattern(source, close + 1, depth);
  return pattern && pattern !== 'none'
    ? { lead, start, key: source.slice(name, end), isDefault, pattern }
    : null;
}

/** The pattern behind an offset; `none`: nothing stands there; null: what does is no Fluent. */
export function readPattern(source: string, start: number, depth = MOST_LEVELS): Pattern | 'none' | null {
  const first = firstOf(source, start);
  if (first === null) return 'none';
  let end = first;
  for (let at: number | null = first; at !== null;) {
    const line = readLine(source, at, depth);
    if (line === null) return null;
    end = Math.max(end, line.end);
    at = continuation(source, line.lineEnd);
    if (at === null) return { start, end, lineEnd: line.lineEnd };
  }
  return null;
}

/** Where the text of a pattern begins: beside its sign or below it; null: it has none. */
export function firstOf(source: string, start: number): number | null {
  const first = behindSpaces(source, start);
  const isInline = first < source.length && behindLineEnd(source, first) === null;
  return isInline ? first : continuation(source, first);
}

/** A line of a pattern, with the placeables that begin on it. */
function readLine(source: string, from: number, depth: number): Pick<Pattern, 'end' | 'lineEnd'> | null {
  let end = from;
  for (let at = from; ;) {
    if (at === source.length || behindLineEnd(source, at) !== null) return { end, lineEnd: at };
    const next = behindElement(source, at, depth);
    if (next === null) return null;
    if (!' \r'.includes(source.charAt(at))) end = next;
    at = next;
  }
}

/** Behind a placeable or a character of a text; null: neither. */
function behindElement(source: string, at: number, depth: number): number | null {
  if (source[at] === '{') return readPlaceable(source, at, depth)?.end ?? null;
  return source[at] === '}' ? null : at + 1;
}

/** Where the text of the next line of a pattern begins that is not empty; null where the pattern ends. */
export function continuation(source: string, lineEnd: number): number | null {
  const next = behindLineEnd(source, lineEnd);
  if (next === null) return null;
  const line = behindBlankLines(source, next);
  const text = behindSpaces(source, line);
  if (source[text] === '{') return text;
  return text > line && text < source.length && !'}.[*'.includes(source.charAt(text)) ? text : null;
}
