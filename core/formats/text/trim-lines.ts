/** A text without white space around it and around each of its lines, as comments of files say it. */
export const trimLines = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .join('\n')
    .trim();
