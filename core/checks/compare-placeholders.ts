import type { Placeholder } from './placeholders.js';

/** How the placeholders of a translation differ from those of its source. */
export interface PlaceholderDifference {
  missing: Placeholder[];
  unknown: Placeholder[];
  /** Placeholders of the translation with those of the source that should stand there. */
  changed: (readonly [own: Placeholder, source: Placeholder])[];
}

/** Compares the arguments, each as often as a language needs it; without positions, in their order. */
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

/** A simple argument of an ICU message has no type: it may be any. */
const isChanged = (one: Placeholder, other: Placeholder): boolean =>
  one.type !== other.type && one.type !== '' && other.type !== '';

/** Placeholders of printf that are not as many: those of one type are alike. */
function byType(source: readonly Placeholder[], own: readonly Placeholder[]): PlaceholderDifference {
  const left = new Map<string, Placeholder[]>();
  for (const placeholder of source)
    left.set(placeholder.type, [...(left.get(placeholder.type) ?? []), placeholder]);
  const unknown = own.filter(({ type }) => left.get(type)?.shift() === undefined);
  return {
    missing: source.filter((placeholder) => left.get(placeholder.type)?.includes(placeholder)),
    unknown,
    changed: [],
  };
}
