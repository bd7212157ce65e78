import type { CatalogueGroup } from '#core/formats/index.js';

/** Counts the keys of catalogues, each once. */
export class KeyCounter {
  private readonly names = new Set<string>();
  readonly counts = { keys: 0, plurals: 0 };

  add(groups: readonly CatalogueGroup[]): void {
    for (const { name, keys } of groups) {
      for (const key of keys) this.addKey(`${name}\u0000${key.name}`, key.isPlural);
    }
  }

  private addKey(name: string, isPlural: boolean): void {
    if (this.names.has(name)) return;
    this.names.add(name);
    this.counts.keys += 1;
    if (isPlural) this.counts.plurals += 1;
  }
}
