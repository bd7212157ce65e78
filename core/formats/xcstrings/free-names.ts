import { storable } from '../text/storable.js';

/** Names for variants and variables, which have none in a catalogue: never that of a string. */
export class FreeNames {
  private readonly taken: Set<string>;
  /** The number to try next for a name, so that thousands of equal names stay linear. */
  private readonly nextNumber = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.taken = new Set(names.map(storable));
  }

  /** The name, or else with a number behind it. */
  free(wish: string): string {
    const base = storable(wish);
    let name = base;
    let number = this.nextNumber.get(base) ?? 2;
    for (; this.taken.has(name); number += 1) name = `${base}_${number}`;
    this.nextNumber.set(base, number);
    this.taken.add(name);
    return name;
  }
}
