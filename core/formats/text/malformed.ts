import type { ImportReason, ImportWarning } from './import-warning.js';
import { storable } from './storable.js';

interface Details extends Pick<ImportWarning, 'fault' | 'found' | 'count'> {
  /** The report's code, where it is not the format's own parse error. */
  reason?: ImportReason;
}

/** How a reader gives up on a file. `readFiles` turns it into a rejection: it never leaves this folder. */
export class Malformed extends Error {
  /** @param line 1-based line of the first character that cannot be right. */
  constructor(
    readonly line: number,
    readonly details: Details = {},
  ) {
    super(`cannot be read: line ${line}`);
  }
}

/** Enough to find the place in a file of a single line. */
const FOUND_LENGTH = 40;

/** What stands at the offset of a fault, up to the end of its line. */
export function faultAt(source: string, offset: number): Details {
  const rest = source.slice(offset).replace(/^[ \t\r\n]+/, '');
  if (rest === '') return { fault: 'end' };
  const [line = ''] = rest.split(/[\r\n]/, 1);
  const found = line.slice(0, FOUND_LENGTH).trimEnd();
  return {
    fault: 'text',
    found: storable(line.trimEnd() === found ? found : `${found}…`),
  };
}

/** An element that has no place there. */
export const unexpected = (tag: string): Details => faultAt(`<${tag}>`, 0);
