import { QUANTITIES } from '../domain/quantities.js';
import { COMMON_GROUP } from '../domain/rules.js';
import type { CatalogueGroup, CatalogueKey } from './catalogue.js';

/** A key as read: one text, or those of zero, one and other. */
export interface ReadKey {
  isPlural: boolean;
  texts: readonly string[];
}

/** The last value wins, but a plural always wins over a singular (docs/formats.md, D-7). */
export const laterOf = (earlier: ReadKey, later: ReadKey): ReadKey =>
  earlier.isPlural && !later.isPlural ? earlier : later;

/** Groups and keys in the order they first appear. Maps: `__proto__` is a name like any other. */
export class CatalogueBuilder {
  private readonly groups = new Map<string, Map<string, ReadKey>>();

  /** @returns whether the group already had this key, which keeps its place. */
  add(group: string, name: string, key: ReadKey): boolean {
    const groupName = group.trim() === '' ? COMMON_GROUP : group;
    const keys = this.groups.get(groupName) ?? new Map<string, ReadKey>();
    this.groups.set(groupName, keys);
    const earlier = keys.get(name);
    keys.set(name, earlier ? laterOf(earlier, key) : key);
    return earlier !== undefined;
  }

  build(): CatalogueGroup[] {
    return [...this.groups].map(([name, keys]) => ({ name, keys: [...keys].map(catalogueKey) }));
  }
}

const catalogueKey = ([name, { isPlural, texts }]: [string, ReadKey]): CatalogueKey => ({
  name,
  isPlural,
  values: texts.map((text, index) => ({
    name: text,
    quantityString: isPlural ? (QUANTITIES[index] ?? null) : null,
  })),
});
