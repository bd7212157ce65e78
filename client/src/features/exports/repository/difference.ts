import { diffArrays } from 'diff';

/** A line of a document, or of what it was. */
export interface Line {
  kind: 'same' | 'removed' | 'added';
  /** From 1, in the document that it stands in. */
  number: number;
  text: string;
}

/** Lines that are as they were, far from any change. */
export interface Fold {
  kind: 'fold';
  count: number;
  /** Absent in the difference of a long document, unless it is asked for as a whole. */
  lines?: readonly Line[];
}

export type DifferenceRow = Line | Fold;

export interface Difference {
  rows: readonly DifferenceRow[];
  /** Whether there is more: other rows, or the lines of folds. */
  isCut: boolean;
}

/** Lines that stay around a change. */
const CONTEXT = 3;
/** Lines of a document that is shown as a whole unless asked for. */
export const MOST_LINES = 2_000;
/** Characters of a line: those of a document without line breaks are all that it has. */
const MOST_CHARACTERS = 2_000;
/** Edits that are looked for. Where there are more, all lines between the first and the last one are taken for changed. */
const MOST_EDITS = 2_000;

/**
 * What is written, as a difference to what was.
 *
 * @param before null: the document is new
 * @param isWhole whether a long document is wanted as a whole
 */
export function differenceOf(before: string | null, after: string, isWhole: boolean): Difference {
  const [was, is] = linesOf(before, after);
  const rows = folded(before === null ? linesFrom('added', is, 0) : changesBetween(was, is));
  if (isWhole || is.length <= MOST_LINES) return { rows, isCut: false };
  const shown = rows
    .slice(0, MOST_LINES)
    .map((row) => (row.kind === 'fold' ? { kind: row.kind, count: row.count } : row));
  return { rows: shown, isCut: true };
}

/** A document whose changes cannot be told. */
export function unmarked(text: string, isWhole: boolean): Difference {
  const lines = linesOf(null, text)[1];
  const isCut = !isWhole && lines.length > MOST_LINES;
  return { rows: linesFrom('same', isCut ? lines.slice(0, MOST_LINES) : lines, 0), isCut };
}

/** A line break at the end ends the last line, unless only one of the two has it: then it is what differs. */
function linesOf(before: string | null, after: string): [string[], string[]] {
  const both = [before ?? after, after].map((text) => text.split('\n'));
  if (both.every((lines) => lines.at(-1) === '')) for (const lines of both) lines.pop();
  const [was = [], is = []] = both;
  return [was, is];
}

function changesBetween(was: readonly string[], is: readonly string[]): Line[] {
  const found = diffArrays([...was], [...is], { maxEditLength: MOST_EDITS });
  if (!found) return roughChanges(was, is);
  const lines: Line[] = [];
  let [inOld, inNew] = [0, 0];
  for (const { value, added, removed } of found) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    lines.push(...linesFrom(kind, value, removed ? inOld : inNew));
    if (!added) inOld += value.length;
    if (!removed) inNew += value.length;
  }
  return lines;
}

/** All that stands between the lines at both ends that are the same. */
function roughChanges(was: readonly string[], is: readonly string[]): Line[] {
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  return [
    ...linesFrom('same', is.slice(0, start), 0),
    ...linesFrom('removed', was.slice(start, was.length - end), start),
    ...linesFrom('added', is.slice(start, is.length - end), start),
    ...linesFrom('same', is.slice(is.length - end), is.length - end),
  ];
}

const linesFrom = (kind: Line['kind'], texts: readonly string[], before: number): Line[] =>
  texts.map((text, index) => ({ kind, number: before + index + 1, text: shortened(text) }));

const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;

/** Folds what is far from any change. */
function folded(lines: readonly Line[]): DifferenceRow[] {
  const isNear = nearChanges(lines);
  const rows: DifferenceRow[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && isNear[to] === isNear[from]) to += 1;
    const run = lines.slice(from, to);
    if (isNear[from] || run.length === 1) for (const line of run) rows.push(line);
    else rows.push({ kind: 'fold', count: run.length, lines: run });
    from = to;
  }
  return rows;
}

function nearChanges(lines: readonly Line[]): boolean[] {
  const isNear = lines.map(() => false);
  for (const [index, { kind }] of lines.entries())
    if (kind !== 'same') isNear.fill(true, Math.max(0, index - CONTEXT), index + CONTEXT + 1);
  return isNear;
}
