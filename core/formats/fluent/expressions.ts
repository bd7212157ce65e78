import { behindBlank, behindName, behindNumber } from './tokens.js';

/** What an expression is, where that says whether it may be a selector or stand alone. */
export type ExpressionKind =
  'literal' | 'variable' | 'function' | 'message' | 'term' | 'term-attribute' | 'placeable';

export interface Expression {
  kind: ExpressionKind;
  end: number;
}

/** Finds the end of a placeable within an expression; null: it is none. */
export type EndOfPlaceable = (source: string, start: number, depth: number) => number | null;

/**
 * The expression that begins at an offset. Null where the source is no Fluent.
 *
 * @param depth how many placeables and calls are around it
 */
export function readExpression(
  source: string,
  at: number,
  depth: number,
  endOfPlaceable: EndOfPlaceable,
): Expression | null {
  const sign = source.charAt(at);
  if (sign === '{') return ended('placeable', endOfPlaceable(source, at, depth));
  if (sign === '"') return ended('literal', endOfString(source, at));
  if (sign === '$') return ended('variable', behindName(source, at + 1));
  const number = behindNumber(source, at);
  if (number !== null) return ended('literal', number);
  return sign === '-'
    ? readTerm(source, at + 1, depth, endOfPlaceable)
    : readReference(source, at, depth, endOfPlaceable);
}

const ended = (kind: ExpressionKind, end: number | null): Expression | null =>
  end === null ? null : { kind, end };

/** `-brand`, `-brand(case: "genitive")`, `-brand.gender`. */
function readTerm(
  source: string,
  at: number,
  depth: number,
  endOfPlaceable: EndOfPlaceable,
): Expression | null {
  const name = behindName(source, at);
  if (name === null) return null;
  const hasAttribute = source[name] === '.';
  const end = hasAttribute ? behindName(source, name + 1) : name;
  if (end === null) return null;
  const kind = hasAttribute ? 'term-attribute' : 'term';
  const call = behindBlank(source, end);
  return source[call] === '('
    ? ended(kind, endOfArguments(source, call, depth, endOfPlaceable))
    : { kind, end };
}

/** Another message, its attribute, or a function, whose name has capital letters. */
function readReference(
  source: string,
  at: number,
  depth: number,
  endOfPlaceable: EndOfPlaceable,
): Expression | null {
  const name = behindName(source, at);
  if (name === null) return null;
  const call = behindBlank(source, name);
  if (source[call] === '(') {
    const isFunction = /^[A-Z][A-Z\d_-]*$/.test(source.slice(at, name));
    return isFunction ? ended('function', endOfArguments(source, call, depth, endOfPlaceable)) : null;
  }
  return ended('message', source[name] === '.' ? behindName(source, name + 1) : name);
}

/** @param start of the parenthesis */
function endOfArguments(
  source: string,
  start: number,
  depth: number,
  endOfPlaceable: EndOfPlaceable,
): number | null {
  const named = new Set<string>();
  let at = behindBlank(source, start + 1);
  while (source[at] !== ')') {
    const argument = depth > 0 ? readExpression(source, at, depth - 1, endOfPlaceable) : null;
    const end = argument && endOfArgument(source, at, argument.end, named);
    if (end === null) return null;
    at = behindBlank(source, end);
    if (source[at] === ',') at = behindBlank(source, at + 1);
    else if (source[at] !== ')') return null;
  }
  return at + 1;
}

/**
 * Behind an argument, which may be the name of another one: `case: "genitive"`.
 *
 * @param named the names before it, behind which every argument has one
 */
function endOfArgument(source: string, start: number, end: number, named: Set<string>): number | null {
  const colon = behindBlank(source, end);
  if (source[colon] !== ':') return named.size > 0 ? null : end;
  const name = source.slice(start, end);
  if (named.has(name) || behindName(name, 0) !== name.length) return null;
  named.add(name);
  return endOfLiteral(source, behindBlank(source, colon + 1));
}

const endOfLiteral = (source: string, at: number): number | null =>
  source[at] === '"' ? endOfString(source, at) : behindNumber(source, at);

const ESCAPE = /\\(?:["\\]|u[\da-fA-F]{4}|U[\da-fA-F]{6})/y;

/** Behind the closing quote of a string, which stands on the same line. By hand: a pattern would pile up its way back. */
function endOfString(source: string, start: number): number | null {
  let at = start + 1;
  for (;;) {
    const sign = source.charAt(at);
    if (sign === '"') return at + 1;
    if (sign === '' || sign === '\n' || source.startsWith('\r\n', at)) return null;
    if (sign === '\\') {
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(source)) return null;
      at = ESCAPE.lastIndex;
    } else at += 1;
  }
}
