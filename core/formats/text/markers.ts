import { storable } from './storable.js';

/** Up to the name. It looks no further: what follows the white space would be tried for each of its characters. */
const MARKER = /^MARK[ \t]*(?::[ \t]*-?|-)/i;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * The group a comment opens (`MARK: - login`): its name, empty to close the group before it, or null when the
 * comment is no marker (docs/formats.md, D-9).
 */
export function markerOf(comment: string): string | null {
  const text = comment.trim();
  const [start] = MARKER.exec(text) ?? [];
  return start === undefined || LINE_BREAK.test(text) ? null : storable(text.slice(start.length).trim());
}

/** A marker in an XML comment, where `\-` is a hyphen, because XML forbids two hyphens in a row. */
export const xmlMarkerOf = (comment: string): string | null =>
  markerOf(comment)?.replaceAll('\\-', '-') ?? null;

/** The group a heading of an Android file declares without opening it: `<!-- login -->`. */
export const declaredIn = (comment: string): string | null =>
  /^[A-Za-z][A-Za-z0-9_]*$/.exec(comment.trim())?.[0] ?? null;
