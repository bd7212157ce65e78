/** Longer texts are cut. */
const LENGTH = 200;
/** What is left of them before the place that counts. */
const LEAD = 60;

const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** A text, or the stretch of a long one around a place in it. */
export function excerpt(text: string, at: number): string {
  if (text.length <= LENGTH) return text;
  const start = Math.max(0, at - LEAD);
  const end = start + LENGTH;
  const stretch = text.slice(start, end).replace(HALVES, '');
  return `${start > 0 ? '…' : ''}${stretch}${end < text.length ? '…' : ''}`;
}

/** Where two texts begin to differ. */
export function differenceAt(some: string, other: string): number {
  let at = 0;
  while (at < some.length && some[at] === other[at]) at += 1;
  return at;
}
