import { trimLines } from '../text/trim-lines.js';

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** What a row of comments says, or the one behind a text; nothing if it is an entry that was commented out. */
export function commentText(raw: string): string {
  const lines = raw.split(LINE_BREAK).map((line) => line.trim());
  if (lines.some(isEntryInComment)) return '';
  return trimLines(lines.map((line) => line.replace(/^#+/, '')).join('\n'));
}

/** An entry that somebody has put into a comment. */
const isEntryInComment = (line: string): boolean =>
  /^#+\s*["']?[\w.-]{1,200}["']?:(?:\s*["'|>[{]|\s*$)/.test(line);

/** A comment in the place of another one: lines above an entry, or behind its text. */
export function writtenComment(description: string, raw: string, newline: string): string {
  const lines = printable(description).split(LINE_BREAK);
  const [before = ''] = /^\s*/.exec(raw) ?? [];
  if (!/[\n\r]$/.test(raw)) return `${before}# ${lines.join(' ')}`;
  return commentLines(description, before, newline);
}

/** YAML has no escapes in comments, and refuses what is no sign. */
const printable = (description: string): string =>
  description.replace(/(?![\t\n\v\f\r\u0085])\p{Cc}|[\ufeff\ufffe\uffff]/gu, '\uFFFD');

/** Lines of a comment above an entry. */
export const commentLines = (description: string, indentation: string, newline: string): string =>
  printable(description)
    .split(LINE_BREAK)
    .map((line) => `${indentation}# ${line}`.trimEnd() + newline)
    .join('');
