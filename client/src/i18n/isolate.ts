/** Letters of right-to-left scripts: Hebrew, Arabic and related ones. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

const MARKS = /[\u2068\u2069]/gu;

/** Keeps what follows a right-to-left text in its place in a left-to-right sentence: a colon, a number. */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Removes the marks, which are copied together with a text. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');
