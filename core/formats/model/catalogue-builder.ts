import { compareForms } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { ReadStatus } from './catalogue.js';
import type { KeptGroup, KeptKey, KeptValue } from './kept-reading.js';

/** A key of a file: one text, or the texts of zero, one and other. */
export interface ReadKey {
  isPlural: boolean;
  texts: readonly string[];
  /** The forms of the texts; zero, one and other by default (docs/formats.md, 13). */
  forms?: readonly PluralForm[];
  description?: string;
  /** The status of each text, if the file has one. */
  statuses?: readonly (ReadStatus | undefined)[];
}

/** The texts of a key, by the index of the language in its file; undefined where the file has none. */
export type Localizations = readonly (ReadKey | undefined)[];

/** The last value wins, but a plural always wins over a singular (docs/formats.md, D-7). */
export const laterOf = (earlier: ReadKey, later: ReadKey): ReadKey =>
  earlier.isPlural && !later.isPlural ? earlier : later;

/** Groups and keys in the order they first appear. Maps: `__proto__` is a name like any other. */
export class CatalogueBuilder {
  private readonly groups = new Map<string, Map<string, ReadKey>>();

  /** Adds a key and returns whether the group already had it; then it keeps its place. */
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

  build(): KeptGroup[] {
    return [...this.groups].map(([name, keys]) => ({ name, keys: [...keys].map(keptKey) }));
  }

  /** The names of all keys. */
  *names(): Iterable<string> {
    for (const keys of this.groups.values()) yield* keys.keys();
  }
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
