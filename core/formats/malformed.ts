import type { ImportReason } from './catalogue.js';

/** How a reader gives up on a file. `readFiles` turns it into a rejection: it never leaves this folder. */
export class Malformed extends Error {
  /**
   * @param line 1-based line of the first character that cannot be right.
   * @param reason the report's code, where it is not the format's own parse error.
   */
  constructor(
    readonly line: number,
    readonly reason?: ImportReason,
  ) {
    super(`cannot be read: line ${line}`);
  }
}
