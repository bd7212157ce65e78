import { trimLines } from '../text/trim-lines.js';

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** What begins the lines of comments, and ends them. */
const SIGNS = /^[ \t]*(?:\/\/+|#+|\/\*+|[|*](?!\/))|\*+\/[ \t]*$/g;

/** What a row of comments says, without the lines of signs around a heading; nothing if it is an element that was commented out. */
export function commentText(raw: string): string {
  const lines = raw.split(LINE_BREAK).map((line) => line.replace(SIGNS, '').replace(SIGNS, ''));
  if (lines.some(isElement)) return '';
  return trimLines(lines.filter((line) => !/^\s*[-=*_~#|/]{3,}\s*$/.test(line)).join('\n'));
}

const isElement = (line: string): boolean => /^\s*(?:'[^']{0,200}'|"[^"]{0,200}")\s*=>/.test(line);

/** A comment in the place of another one. */
export function writtenComment(description: string, raw: string, indent: string): string {
  if (!raw.startsWith('/*')) return lineComment(description, /\n([ \t]*)\S/.exec(raw)?.[1] ?? indent);
  const lines = description.replaceAll('*/', '* /').split(LINE_BREAK);
  return `${raw.startsWith('/**') ? '/**' : '/*'} ${lines.join(`\n${indent} * `)} */`;
}

/** Lines of a comment, the first one without indentation. */
export const lineComment = (description: string, indent: string): string =>
  description
    .split(LINE_BREAK)
    // PHP ends there.
    .map((line) => `// ${line.replaceAll('?>', '? >')}`.trimEnd())
    .join(`\n${indent}`);
