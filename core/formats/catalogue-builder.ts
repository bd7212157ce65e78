import { compareForms } from '../domain/plural-rules.js';
import type { PluralForm } from '../domain/plural-rules.js';
import { QUANTITIES } from '../domain/quantities.js';
import { COMMON_GROUP } from '../domain/rules.js';
import type { CatalogueGroup, CatalogueKey, ReadStatus } from './catalogue.js';
import type { KeptGroup, KeptKey, KeptValue } from './profile/kept-reading.js';

/** A key as read: one text, or those of zero, one and other. */
export interface ReadKey {
  isPlural: boolean;
  texts: readonly string[];
  /** Of the texts of a plural that is kept with the forms it has (docs/formats.md, 13). */
  forms?: readonly PluralForm[];
  description?: string;
  /** Of the texts, one by one, where the file says it. */
  statuses?: readonly (ReadStatus | undefined)[];
}

/** The texts of a key by the languages of its file; undefined where the file has none. */
export type Localizations = readonly (ReadKey | undefined)[];

/** The last value wins, but a plural always wins over a singular (docs/formats.md, D-7). */
export const laterOf = (earlier: ReadKey, later: ReadKey): ReadKey =>
  earlier.isPlural && !later.isPlural ? earlier : later;

/** Groups and keys in the order they first appear. Maps: `__proto__` is a name like any other. */
export class CatalogueBuilder {
  private readonly groups = new Map<string, Map<string, ReadKey>>();

  /** @returns whether the group already had this key, which keeps its place. */
  add(group: string, name: string, key: ReadKey): boolean {
    const groupName = group.trim() === '' ? COMMON_GROUP : group;
    const keys = this.keysOf(groupName);
    const earlier = keys.get(name);
    keys.set(name, earlier ? laterOf(earlier, key) : key);
    return earlier !== undefined;
  }

  find(group: string, name: string): ReadKey | undefined {
    return this.groups.get(group)?.get(name);
  }

  private keysOf(group: string): Map<string, ReadKey> {
    const known = this.groups.get(group);
    if (known) return known;
    const keys = new Map<string, ReadKey>();
    this.groups.set(group, keys);
    return keys;
  }

  /** With the forms that plurals have, and descriptions. */
  buildKept(): KeptGroup[] {
    return [...this.groups].map(([name, keys]) => ({ name, keys: [...keys].map(keptKey) }));
  }

  /** Of all keys. */
  *names(): Iterable<string> {
    for (const keys of this.groups.values()) yield* keys.keys();
  }

  build(): CatalogueGroup[] {
    return [...this.groups].map(([name, keys]) => ({ name, keys: [...keys].map(catalogueEntry) }));
  }
}

const catalogueEntry = ([name, key]: [string, ReadKey]): CatalogueKey => catalogueKey(name, key);

/** A key of the catalogue as it was read. */
export function catalogueKey(name: string, { isPlural, texts }: ReadKey): CatalogueKey {
  if (!isPlural) return { name, isPlural, values: [{ name: texts[0] ?? '', quantityString: null }] };
  const values = texts.map((text, index) => ({ name: text, quantityString: QUANTITIES[index] ?? null }));
  return { name, isPlural, values };
}

function keptKey([name, key]: [string, ReadKey]): KeptKey {
  const { isPlural, texts, forms = QUANTITIES, description, statuses = [] } = key;
  const values = texts.map((text, index): KeptValue => {
    const status = statuses[index];
    const quantityString = isPlural ? (forms[index] ?? null) : null;
    return status ? { name: text, quantityString, status } : { name: text, quantityString };
  });
  if (isPlural) values.sort((one, other) => compareForms(formOf(one), formOf(other)));
  return description === undefined ? { name, isPlural, values } : { name, isPlural, values, description };
}

const formOf = ({ quantityString }: KeptValue): PluralForm => quantityString ?? 'other';
