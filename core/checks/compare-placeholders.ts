import type { Placeholder } from './placeholders.js';

/** The differences between the placeholders of a translation and of its source. */
export interface PlaceholderDifference {
  missing: Placeholder[];
  unknown: Placeholder[];
  /** Placeholders of the translation, each with the source placeholder expected in its place. */
  changed: (readonly [own: Placeholder, source: Placeholder])[];
}

/**
 * Compares by argument, however often each is used. Different numbers of unnumbered printf placeholders are compared by
 * type.
 */
export function comparePlaceholders(
  source: readonly Placeholder[],
  own: readonly Placeholder[],
): PlaceholderDifference {
  const areOrdered = [source, own].every((list) => list.every(({ isOrdered }) => isOrdered));
  return areOrdered && source.length !== own.length ? byType(source, own) : byArgument(source, own);
}

function byArgument(source: readonly Placeholder[], own: readonly Placeholder[]): PlaceholderDifference {
  const expected = new Map(source.map((placeholder) => [placeholder.argument, placeholder]));
  const there = new Set(own.map(({ argument }) => argument));
  const difference: PlaceholderDifference = { missing: [], unknown: [], changed: [] };
  for (const placeholder of own) {
    const counterpart = expected.get(placeholder.argument);
    if (!counterpart) difference.unknown.push(placeholder);
    else if (isChanged(counterpart, placeholder)) difference.changed.push([placeholder, counterpart]);
  }
  for (const placeholder of expected.values())
    if (!there.has(placeholder.argument)) difference.missing.push(placeholder);
  return difference;
}

/** A simple argument of an ICU message has no type and matches any. */
const isChanged = (one: Placeholder, other: Placeholder): boolean =>
  one.type !== other.type && one.type !== '' && other.type !== '';

/** Without positions, placeholders of the same type cannot be distinguished. */
function byType(source: readonly Placeholder[], own: readonly Placeholder[]): PlaceholderDifference {
  const [expected, there] = [countByType(source), countByType(own)];
  return {
    missing: beyond(source, there),
    unknown: beyond(own, expected),
    changed: [],
  };
}

function countByType(placeholders: readonly Placeholder[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of placeholders) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** Returns the placeholders that exceed the count of their type. */
function beyond(placeholders: readonly Placeholder[], counts: ReadonlyMap<string, number>): Placeholder[] {
  const seen = new Map<string, number>();
  return placeholders.filter(({ type }) => {
    const count = seen.get(type) ?? 0;
    seen.set(type, count + 1);
    return count >= (counts.get(type) ?? 0);
  });
}
