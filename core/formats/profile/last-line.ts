/** A line break with the indentation behind it, out of white space that may have blank lines before. */
export const lastLine = (lead: string): string => /(?:\r\n|\n|\r)[^\r\n]*$/.exec(lead)?.[0] ?? lead;
