import type { CheckId } from './check-ids.js';

/** A result of a check. Offsets count UTF-16 units of the checked text. */
export interface Finding {
  check: CheckId;
  /** The range [from, to) in the text. Empty if something is missing there. */
  at: readonly [from: number, to: number];
  args: FindingArgs;
  /** Set only if it is certain to be right. */
  fix?: Fix;
}

/**
 * The arguments of the message. Strings identify the finding and are part of its fingerprint. Numbers are measures,
 * which may change while the finding stays the same.
 */
export type FindingArgs = Readonly<Record<string, string | number>>;

/** Replaces [from, to) of the checked text. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}
