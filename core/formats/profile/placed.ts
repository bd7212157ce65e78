import type { ProfilePart } from './profile-types.js';

/** A place in the source, and what takes it. */
export interface Placed {
  start: number;
  end: number;
  parts: ProfilePart[];
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
  const sorted = placed.toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const mark of sorted) {
    parts.push(source.slice(copied, mark.start), ...mark.parts);
    copied = mark.end;
  }
  parts.push(source.slice(copied, end));
  return parts;
}
