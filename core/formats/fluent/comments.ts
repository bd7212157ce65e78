import { trimLines } from '../text/trim-lines.js';

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** What the lines of a comment say. */
export const commentText = (raw: string): string => trimLines(raw.replace(/^#{1,3} ?/gm, ''));

/** An entry that somebody has put into a comment. */
export const isEntryInComment = (comment: string): boolean => /^#+ -?[a-zA-Z][\w-]*[ ]*= ?\S/.test(comment);

/** Lines of a comment, without the end of the last one. */
export const fluentComment = (text: string, signs = '#'): string =>
  text
    .split(LINE_BREAK)
    .map((line) => `${signs} ${line}`.trimEnd())
    .join('\n');
