import { renamedLast } from '../text/renamed.js';

const NAME = /"(?:[^"\\]|\\.)*"(?=\s*:)/g;

/**
 * Source with the name of the last member that has another one.
 *
 * @param of the new source of a name, with its quotes; null where it is another member
 */
export const renamedMember = (source: string, of: (own: string) => string | null): string | null =>
  renamedLast(source, NAME, (raw) => of(nameOf(raw)));

/** A profile that was tampered with may hold anything. */
function nameOf(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch {
    return '';
  }
}
