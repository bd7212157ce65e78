import type { FileProfile } from '../model/profile-types.js';
import { listsIn } from './lists.js';
import type { KeptList } from './lists.js';

export const placeOfKey = (group: string, name: string): string => `${group.length} ${group}${name}`;

/** What the names of the items of a list begin with: `days_` of `days_0`. */
export function prefixOfList({ items, first }: KeptList): string {
  const number = new RegExp(`^(?:.*?_)?(?=${first}(?:_|$))`);
  return number.exec(items[first]?.[0] ?? '')?.[0] ?? '';
}

/**
 * The lists that the files of a project have: each as the base language has it, else as the language that has most of its
 * items. Languages may have items that the base language lacks.
 */
export class KnownLists {
  private readonly found = new Map<string, { format: string; list: KeptList; isOfBase: boolean }>();
  /** Null: the base language has it outside of lists. */
  private readonly byItem = new Map<string, KeptList | null>();

  constructor(base: readonly FileProfile[], others: readonly FileProfile[]) {
    for (const file of base) this.add(file, true);
    for (const { keys } of base) for (const [group, name] of keys) this.keep(group, name, null);
    for (const file of others) this.add(file, false);
  }

  /** With the ids of their formats. */
  all(): { format: string; list: KeptList }[] {
    return [...this.found.values()];
  }

  /** The list that a key is in. */
  of(group: string, name: string): KeptList | null {
    return this.byItem.get(placeOfKey(group, name)) ?? null;
  }

  private add(file: FileProfile, isOfBase: boolean): void {
    const { format } = file;
    for (const list of listsIn(file)) {
      const id = `${format} ${placeOfKey(list.group, prefixOfList(list))}`;
      const known = this.found.get(id);
      const isBetter = !known || (!known.isOfBase && list.items.length > known.list.items.length);
      if (isBetter) this.found.set(id, { format, list, isOfBase });
      for (const name of list.items.flat()) this.keep(list.group, name, list);
    }
  }

  private keep(group: string, name: string, list: KeptList | null): void {
    const place = placeOfKey(group, name);
    if (!this.byItem.has(place)) this.byItem.set(place, list);
  }
}
