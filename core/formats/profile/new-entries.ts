import { QUANTITIES } from '../../domain/quantities.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import type { Dialect, NewKey } from './kept-file.js';
import type { KeptTexts } from './kept-texts.js';
import { nameNewKeys, numbered } from './new-names.js';
import type { FileProfile, PlacePart } from './profile-types.js';

/** The entries of keys that a file does not have, place by place. */
export class NewEntries {
  private readonly waiting: Map<string, WrittenGroup>;
  /** Of a sorted file: the new keys that have no place yet, the last one first. */
  private sorted: NewKey[] | null = null;

  /**
   * @param names those in the files of the platform, to which the new ones are added
   * @param rootNames JSON: names on the top level, which no new group may take
   */
  constructor(
    private readonly profile: FileProfile,
    private readonly texts: Pick<KeptTexts, 'localizationsOf'>,
    groups: readonly WrittenGroup[],
    private readonly dialect: Dialect,
    private readonly names: Set<string>,
    private readonly rootNames: Set<string>,
  ) {
    this.waiting = new Map(groups.map((group) => [group.name, group]));
  }

  /**
   * The sources of the entries that go to a place, each with the white space before it.
   *
   * @param depth how many lists are around the place
   */
  at({ group, taken = [], before, lead }: PlacePart, depth: number): string[] {
    const { compareNames } = this.dialect;
    if (compareNames && (before !== undefined || this.sorted))
      return this.sortedBefore(before, compareNames, depth);
    if (group === null) return [...this.waiting.values()].flatMap((waiting) => this.newGroup(waiting, depth));
    return this.newKeysOf(group, taken, depth, lead);
  }

  private newKeysOf(group: string, taken: readonly string[], depth: number, lead?: string): string[] {
    if (depth === 1) for (const name of taken) this.rootNames.add(name);
    const waiting = this.waiting.get(group);
    if (!waiting) return [];
    this.waiting.delete(group);
    const { dialect, names } = this;
    return this.newKeys(group, waiting.keys, dialect.nameForm ? names : new Set(taken), depth, lead);
  }

  private newGroup({ name, keys }: WrittenGroup, depth: number): string[] {
    const { dialect, profile, rootNames } = this;
    const { separator } = profile.style;
    if (dialect.tellsGroups)
      return [dialect.writeGroup(name, this.named(name, keys, new Set()), profile.style)];
    if (separator !== undefined && !dialect.nameForm) {
      const joined = keys.map((key) => ({ ...key, name: name + separator + key.name }));
      return this.newKeys(COMMON_GROUP, joined, rootNames, depth);
    }
    if (name === COMMON_GROUP && profile.keys.length === 0)
      return this.newKeys(name, keys, this.names, depth);
    if (dialect.nameForm)
      return [dialect.writeGroup(name, this.named(name, keys, this.names), profile.style)];
    const free = rootNames.has(name) ? numbered(name, (wish) => !rootNames.has(wish)) : name;
    rootNames.add(free);
    return [dialect.writeGroup(free, this.named(name, keys, new Set()), profile.style)];
  }

  /** @param before the name that the keys sort before; undefined: all that are left */
  private sortedBefore(
    before: string | undefined,
    compare: NonNullable<Dialect['compareNames']>,
    depth: number,
  ): string[] {
    this.sorted ??= [...this.waiting.values()]
      .flatMap(({ name, keys }) => this.named(name, keys, this.names))
      .sort((one, other) => compare(other.name, one.name));
    this.waiting.clear();
    const sources: string[] = [];
    for (let next = this.sorted.at(-1); next; next = this.sorted.at(-1)) {
      if (before !== undefined && compare(next.name, before) >= 0) break;
      this.sorted.pop();
      sources.push(this.dialect.writeKey(next, this.profile.style, depth));
    }
    return sources;
  }

  private newKeys(
    group: string,
    keys: readonly WrittenKey[],
    taken: Set<string>,
    depth: number,
    lead?: string,
  ): string[] {
    return this.named(group, keys, taken).map((key) => {
      this.rootNames.add(key.name);
      return this.dialect.writeKey(key, this.profile.style, depth, lead);
    });
  }

  /** @param taken names that are there, to which the new ones are added */
  private named(group: string, keys: readonly WrittenKey[], taken: Set<string>): NewKey[] {
    const news = keys.map(filledForms).map((key): NewKey => {
      const { name, isPlural, texts, forms = QUANTITIES, description = '' } = key;
      const inLanguages = this.texts.localizationsOf(key);
      return {
        group,
        name,
        isPlural,
        texts,
        forms,
        description,
        ...(inLanguages.length > 0 && { inLanguages }),
      };
    });
    const names = nameNewKeys(this.profile, group, news, this.dialect, taken);
    return news.map((key, index) => ({ ...key, name: names[index] ?? key.name }));
  }
}
