/** Maximum number of characters. */
const LENGTH = 200;
/** Number of characters before the relevant position. */
const LEAD = 60;

const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Returns a text, or the part of a long text around a position. */
export function excerpt(text: string, at: number): string {
  if (text.length <= LENGTH) return text;
  const start = Math.max(0, at - LEAD);
  const end = start + LENGTH;
  const stretch = text.slice(start, end).replace(HALVES, '');
  return `${start > 0 ? '…' : ''}${stretch}${end < text.length ? '…' : ''}`;
}

/** The first position at which two texts differ. */
export function differenceAt(some: string, other: string): number {
  let at = 0;
  while (at < some.length && some[at] === other[at]) at += 1;
  return at;
}
