import type { ProfilePart } from '../model/profile-types.js';

/** A place in the source, and what takes it. */
export interface Placed {
  start: number;
  end: number;
  parts: readonly ProfilePart[];
}

/** The source with other parts in some places. What takes no room stands before what begins at the same place. */
export function assemble(
  source: string,
  placed: readonly Placed[],
  from: number,
  end: number,
): ProfilePart[] {
  let copied = from;
  const parts: ProfilePart[] = [];
  for (const mark of inOrder(placed)) {
    parts.push(source.slice(copied, mark.start), ...mark.parts);
    copied = mark.end;
  }
  parts.push(source.slice(copied, end));
  return parts;
}

/** Most readers find places in their order. */
const inOrder = (placed: readonly Placed[]): readonly Placed[] =>
  placed.every((mark, index) => compare(placed[index - 1] ?? mark, mark) <= 0)
    ? placed
    : placed.toSorted(compare);

const compare = (one: Placed, other: Placed): number => one.start - other.start || one.end - other.end;
