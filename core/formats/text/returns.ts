/** Whether line ends of a text are those of Windows, which the file has to tell: a browser sends others. */
export const hasReturns = (text: string): boolean => text.includes('\r\n');

/** A text with the line ends of the one that the file had in its place, if all of these were those of Windows. */
export function inLineEndsOf(text: string, original = ''): string {
  const isOfWindows = hasReturns(original) && !/(?<!\r)\n|\r(?!\n)/.test(original);
  return isOfWindows && !text.includes('\r') ? text.replaceAll('\n', '\r\n') : text;
}
