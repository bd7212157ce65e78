const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The order in which Xcode writes names: that of the Finder, with numbers by their value; any two names differ. */
export function compareNames(one: string, other: string): number {
  const order = COLLATOR.compare(one, other);
  if (order !== 0 || one === other) return order;
  return one < other ? -1 : 1;
}

/** Of so many names, one may be out of order: people merge files by hand. */
const TOLERANCE = 20;

/** Whether names are in that order, but for a few. */
export function areInOrder(names: readonly string[]): boolean {
  const faults = names.filter((name, at) => at > 0 && compareNames(names[at - 1] ?? '', name) > 0).length;
  return faults * TOLERANCE <= names.length;
}

/** Whether a name goes between two others; undefined: no limit. */
export const isBetween = (name: string, { above, below }: { above?: string; below?: string }): boolean =>
  (above === undefined || compareNames(name, above) >= 0) &&
  (below === undefined || compareNames(name, below) < 0);
