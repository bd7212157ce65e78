/** Letters written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

const MARKS = /[\u2068\u2069]/gu;

/** Inside a sentence written from left to right: what follows (a colon, a number) stays behind it. */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Without the marks, which come along when a text is copied. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');
