import type { CatalogueGroup } from '#core/formats/index.js';

export interface Summary {
  keys: number;
  groups: number;
  plurals: number;
}

/** What a catalogue holds, in numbers. */
export function summaryOf(groups: readonly CatalogueGroup[]): Summary {
  const keys = groups.flatMap((group) => group.keys);
  return { keys: keys.length, groups: groups.length, plurals: keys.filter((key) => key.isPlural).length };
}
