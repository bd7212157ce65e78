/** Tells the 1-based line of an offset. LF, CRLF and CR each end one line. */
export function lineIndex(text: string): (offset: number) => number {
  return text.includes('\r') ? searchedLines(text) : countedLines(text);
}

/** Files are read from front to back: the lines are counted up to the offset, and searched only on the way back. */
function countedLines(text: string): (offset: number) => number {
  let search: ((offset: number) => number) | null = null;
  let line = 1;
  let start = 0;
  let end = endOfLine(text, 0);
  return (offset) => {
    if (offset < start) {
      search ??= searchedLines(text);
      return search(offset);
    }
    for (; offset > end; line += 1) {
      start = end + 1;
      end = endOfLine(text, start);
    }
    return line;
  };
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? Infinity : found;
}

function searchedLines(text: string): (offset: number) => number {
  const starts = lineStarts(text);
  return (offset) => lastStartUpTo(starts, offset) + 1;
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
