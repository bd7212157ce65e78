import { ITEMS, WHOLE } from '../model/profile-types.js';
import type { Bracket } from '../model/profile-types.js';

/** An open entry or list. */
export interface Frame {
  kind: Bracket;
  /** Where its source begins among the pieces; of an entry in a list, its comma. */
  from: number;
  /** Of an entry: texts in it, and those written; of a list: entries written. */
  expected: number;
  written: number;
  /** Whether an entry in it is not written because the export lacks its texts. */
  isPartial?: boolean;
  /** Whether it holds a language that is left out. */
  isLeftOut?: boolean;
  /** Of an entry: what is written for forms that its key lacks, by their places among the pieces. */
  lacking: [at: number, source: string][];
}

/** Whether an entry is written: one without texts, such as a number, always is. */
export function mayBeWritten({ kind, expected, written, isPartial }: Frame): boolean {
  if (kind === ITEMS && isPartial) return false;
  return expected === 0 || written >= (kind === WHOLE ? expected : 1);
}
