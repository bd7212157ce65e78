import type { CheckId } from './check-ids.js';

/** What a check says about a text. Offsets count UTF-16 units of the checked text. */
export interface Finding {
  check: CheckId;
  /** The stretch it is about: [from, to). Empty where something is missing. */
  at: readonly [from: number, to: number];
  args: FindingArgs;
  /** Only where it is certain. */
  fix?: Fix;
}

/**
 * The arguments of the message. Strings say what the finding is about, so they are a part of its fingerprint; numbers are
 * measures, which change while the finding stays the same.
 */
export type FindingArgs = Readonly<Record<string, string | number>>;

/** Replaces [from, to) of the checked text. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}
