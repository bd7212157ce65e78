/** The first and the last id of rows that were created one after the other. */
export type IdRange = [first: number, last: number];

/** The rows that a change set created; no history row names each of them. */
export interface CreatedRows {
  groupIds: IdRange[];
  keyIds: IdRange[];
  /** The last value of the project at the end of the change set. */
  lastValueId: number;
}

/** Ascending ids as ranges: an import of 50,000 keys has one or a few. */
export function idRanges(ids: readonly number[]): IdRange[] {
  const ranges: IdRange[] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last?.[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** Whether an id is in one of the ascending ranges: beside other writers there may be thousands. */
export function isInRanges(ranges: readonly IdRange[], id: number): boolean {
  let [from, to] = [0, ranges.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((ranges[middle]?.[0] ?? id) <= id) from = middle;
    else to = middle;
  }
  const [first, last] = ranges[from] ?? [];
  return first !== undefined && last !== undefined && first <= id && id <= last;
}

/** The first ids and the last ids of ranges, for `unnest`. */
export const rangesOf = (ids: readonly IdRange[]): [first: number[], last: number[]] => [
  ids.map(([first]) => first),
  ids.map(([, last]) => last),
];
