import type { Fit } from '../model/file-format.js';
import { delimiterOf } from './delimiter.js';

/** A table by its header. */
export function fits(head: string): Fit | null {
  if (/^\s*[<{[]/.test(head)) return 'no';
  const delimiter = delimiterOf(head);
  if (delimiter === null) return null;
  // Bars stand in the texts of other formats, too, between the forms of a plural.
  return delimiter === '|' ? 'maybe' : 'surely';
}
