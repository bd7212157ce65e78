import { dedented } from './pattern-text.js';
import { readPlaceable } from './patterns.js';

/** What new patterns on lines of their own are indented with. */
export const INDENT = '    ';

/** A string in a placeable that stands for what a pattern cannot hold there: a brace, white space at its edge, … */
const LITERAL = /\{ *"([{}[*.]| *|\\u000D)" *\}/g;

/**
 * The text that a pattern stands for. Placeables are text as they stand, except those that only escape a sign.
 *
 * @param raw from behind the sign before it
 */
export function patternText(raw: string): string {
  const text = dedented(raw);
  const plain = text.replace(LITERAL, (_, sign: string) => (sign === '\\u000D' ? '\r' : sign));
  if (plain === text) return text;
  const usual = indented(text.replace(LITERAL, '{"$1"}'), INDENT);
  // What would mean something else without its escape keeps it.
  const isSame = [true, false].some((isBlock) => escaped(plain, isBlock) === usual);
  return isSame ? plain : text;
}

/**
 * A text as a pattern, in the manner of the one that stood there, as far as that can hold it.
 *
 * @param raw the pattern that stood there, from behind its sign; absent: none
 * @param indent of lines that the pattern did not have
 */
export function writtenPattern(text: string, raw = ' ', indent = INDENT): string {
  const source = raw.replaceAll('\r\n', '\n');
  const lead = /^[ \n]*/.exec(source)?.[0] ?? '';
  const own = lead.slice(lead.lastIndexOf('\n') + 1);
  const written = (): string => {
    if (!lead.includes('\n'))
      return besideName(text, source, lead, indent) ?? belowName(text, `\n${indent}`, indent);
    return own === '' ? belowName(text, `\n${indent}`, indent) : belowName(text, lead, own);
  };
  return withBlankLines(written(), source);
}

/** A pattern whose empty lines have the white space that those had which stood there: it is no part of the text. */
function withBlankLines(pattern: string, source: string): string {
  const blank = source.match(/\n *(?=\n)/g)?.values();
  return pattern.replace(/\n(?=\n)/g, (end) => blank?.next().value ?? end);
}

/** A text that begins beside the name; null where that cannot hold it, or the pattern there had one line. */
function besideName(text: string, source: string, lead: string, indent: string): string | null {
  if (text.includes('\n') && !source.includes('\n')) return null;
  const inline = lead + inLines(escaped(text, false), indent);
  return patternText(inline) === text ? inline : null;
}

const belowName = (text: string, lead: string, indent: string): string =>
  lead + inLines(escaped(text, true), indent);

/** The lines of a pattern with another indentation than the usual one. */
const inLines = (pattern: string, indent: string): string => pattern.replaceAll(`\n${INDENT}`, `\n${indent}`);

/** Every line but the first one and empty ones. */
const indented = (text: string, indent: string): string => text.replace(/\n(?=[^\n])/g, `\n${indent}`);

/** A text as a pattern with the usual indentation. `isBlock`: its first line stands below the sign. */
function escaped(text: string, isBlock: boolean): string {
  const lines = escapedSigns(indented(text, INDENT));
  const last = lines.length - 1;
  // The further lines of placeables are indented already.
  return lines
    .map((line, index) => escapedLine(line, index === 0, index === last, isBlock || index > 0))
    .map((line, index) => (index === 0 || line === '' ? line : INDENT + line))
    .join('\n');
}

const SIGN = /[{}\r\n]/g;

/** The lines of an indented text, with strings for the braces that are no placeables; those of a placeable are one. */
function escapedSigns(source: string): string[] {
  const lines = [''];
  const add = (piece: string): void => {
    lines[lines.length - 1] += piece;
  };
  let copied = 0;
  SIGN.lastIndex = 0;
  for (let found = SIGN.exec(source); found; found = nextSign(source, copied)) {
    const { 0: sign, index: at } = found;
    add(source.slice(copied, at));
    const end = sign === '{' ? (readPlaceable(source, at)?.end ?? null) : null;
    copied = end ?? behindSign(source, at);
    if (end !== null) add(source.slice(at, end));
    else if (sign === '\n') lines.push('');
    else add(sign === '\r' ? '{"\\u000D"}' : `{"${sign}"}`);
  }
  add(source.slice(copied));
  return lines;
}

function nextSign(source: string, from: number): RegExpExecArray | null {
  SIGN.lastIndex = from;
  return SIGN.exec(source);
}

/** Behind a sign, and the indentation of the line that it begins. */
const behindSign = (source: string, at: number): number =>
  source[at] === '\n' && source.startsWith(INDENT, at + 1) ? at + 1 + INDENT.length : at + 1;

/** @param isBelow whether it stands below the sign of its message, where some signs have a meaning */
function escapedLine(line: string, isFirst: boolean, isLast: boolean, isBelow: boolean): string {
  if (/^ *$/.test(line)) return isFirst || isLast || line !== '' ? `{"${line}"}` : '';
  const rest = line.replace(/^ +/, '');
  const spaces = line.slice(0, line.length - rest.length);
  const isQuoted = isFirst && spaces !== '';
  const body = isBelow && !isQuoted ? rest.replace(/^[[*.]/, '{"$&"}') : rest;
  return (isQuoted ? `{"${spaces}"}` : spaces) + (isLast ? withoutTrailingSpace(body) : body);
}

function withoutTrailingSpace(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end -= 1;
  return end === line.length ? line : `${line.slice(0, end)}{"${line.slice(end)}"}`;
}
