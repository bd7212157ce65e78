const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** A group's name on one line, wherever a reader may see the end of a line: no name can leave its comment. */
export const onOneLine = (name: string): string => name.replace(LINE_BREAK, ' ');
