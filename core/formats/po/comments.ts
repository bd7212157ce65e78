import { trimLines } from '../text/trim-lines.js';

/** What the lines of extracted comments say, which are those for translators. */
export const commentText = (raw: string): string => trimLines(raw.replace(/^[ \t]*#\.?/gm, ''));

/** Lines of extracted comments, each with its end. */
export const commentLines = (description: string, newline: string): string =>
  description
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `#. ${line}`.trimEnd() + newline)
    .join('');
