import type { FlatFile } from '../flat-entries.js';
import { Malformed } from '../malformed.js';
import type { ReadContext } from '../read-context.js';

export function readStringsdict(_source: string, _context: ReadContext): FlatFile {
  throw new Malformed(1);
}
