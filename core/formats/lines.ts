/** Tells the 1-based line of an offset. LF, CRLF and CR each end one line. */
export function lineIndex(text: string): (offset: number) => number {
  const starts = lineStarts(text);
  let last = 0;
  return (offset) => {
    // Files are read from front to back: mostly it is the line asked for before, or the next one.
    if (!holds(starts, last, offset)) last += 1;
    if (!holds(starts, last, offset)) last = lastStartUpTo(starts, offset);
    return last + 1;
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  if (text.includes('\r')) {
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  } else {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  }
  return starts;
}

const holds = (starts: readonly number[], line: number, offset: number): boolean =>
  (starts[line] ?? Infinity) <= offset && offset < (starts[line + 1] ?? Infinity);

function lastStartUpTo(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}
