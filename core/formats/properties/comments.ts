import { trimLines } from '../text/trim-lines.js';
import { inEncoding } from './escapes.js';
import type { PropertiesStyle } from './style.js';

const LINE = /^[ \t\f]*[#!].*$/gm;
const SIGNS = /^[ \t\f]*[#!]+/;
const UNIT = /\\u([\da-fA-F]{4})/g;

/** What a row of comments says, without white space around it and at the beginning of its lines. */
export function commentText(raw: string): string {
  const lines = raw.replace(/\r\n?/g, '\n').match(LINE) ?? [];
  const texts = lines.map((line) => line.replace(SIGNS, '')).filter((text) => !isRule(text));
  return trimLines(withUnits(texts.join('\n')));
}

/** A comment with the characters for which it has escapes: Java writes them, and reads no comments. */
export const withUnits = (comment: string): string =>
  comment.includes('\\')
    ? comment.replace(UNIT, (_, unit: string) => String.fromCharCode(parseInt(unit, 16)))
    : comment;

/** A line of signs above a heading or below it. */
const isRule = (line: string): boolean => /^\s*[-=*~_#!]{3,}\s*$/.test(line);

/** An entry that somebody has put into a comment. */
export const isEntryInComment = (comment: string): boolean => /^[#!]+[ \t]*[\w.-]+[ \t]*=/.test(comment);

/** A comment of one or several lines, without the end of the last one. */
export function propertiesComment(text: string, style: PropertiesStyle): string {
  const plain = text.replace(/\\(?=u[\da-fA-F]{4})/g, '\\u005c');
  return plain
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => inEncoding(`# ${line}`.trimEnd(), style))
    .join(style.newline);
}
