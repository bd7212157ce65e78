import { QUANTITIES } from '../../domain/quantities.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup, WrittenKey } from '../model/export-types.js';
import { DueItems } from './due-items.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import type { KeptTexts } from './kept-texts.js';
import { inObjects } from './in-objects.js';
import { KeysByPath } from './keys-by-path.js';
import { nestedIn } from './nested-in.js';
import type { Nesting } from './nested-in.js';
import { nameNewKeys, namesAnew, numbered } from './new-names.js';
import type { NamesAnew } from './new-names.js';
import type { FileProfile, PlacePart, ProfilePart } from '../model/profile-types.js';

/** The entries of keys that a file does not have, place by place. */
export class NewEntries {
  private readonly waiting: Map<string, WrittenGroup>;
  /** Of a sorted file: the new keys that have no place yet, the last one first. */
  private sorted: NewKey[] | null = null;
  /** Where groups are namespaces: what of them has no place yet, and the names there that are taken. */
  private readonly due = new Map<string, DueItems<WrittenKey>>();
  private readonly taken = new Map<string, Set<string>>();
  private dueGroups: DueItems<WrittenGroup> | null = null;
  private readonly anew: NamesAnew;
  private nesting: Nesting | null = null;
  private placed: ReadonlySet<string> | null = null;
  private readonly paths: KeysByPath;
  /** By index of language, where each has places of its own. */
  private readonly inLanguages = new Map<number, NewEntries>();

  /**
   * @param names those in the files of the platform, to which the new ones are added
   * @param rootNames JSON: names on the top level, which no new group may take
   * @param language the index of that whose places these are, where each has its own
   */
  constructor(
    private readonly profile: FileProfile,
    private readonly texts: Pick<KeptTexts, 'localizationsOf' | 'unplacedIn'>,
    private readonly groups: readonly WrittenGroup[],
    private readonly dialect: Dialect,
    private readonly names: Set<string>,
    private readonly rootNames: Set<string>,
    language?: number,
  ) {
    this.waiting = new Map(groups.map((group) => [group.name, group]));
    this.anew = namesAnew(profile, groups);
    this.paths = new KeysByPath(profile, language);
  }

  /**
   * The sources of the entries that go to a place, each with the white space before it.
   *
   * @param depth how many lists are around the place
   */
  at({ language, ...place }: PlacePart, depth: number): string[] {
    if (language !== undefined) return this.inLanguage(language).at(place, depth);
    const { compareNames, nameForm } = this.dialect;
    const { group, before } = place;
    if (compareNames && nameForm && (before !== undefined || this.sorted))
      return this.sortedBefore(before, compareNames, depth);
    return group === null ? this.newGroups(place, depth) : this.newKeysOf(group, place, depth);
  }

  /** What goes to the places of one language: its own texts, also of keys that the file has in others only. */
  private inLanguage(language: number): NewEntries {
    const known = this.inLanguages.get(language);
    if (known) return known;
    const groups = this.groups.flatMap(({ name, keys }): WrittenGroup[] => {
      const own = keys.flatMap(({ localizations }) => localizations?.[language] ?? []);
      const written = own.filter(({ texts }) => texts.some((text) => text !== ''));
      return written.length > 0 ? [{ name, keys: written }] : [];
    });
    const { profile, texts, dialect, names, rootNames } = this;
    const entries = new NewEntries(
      profile,
      texts,
      this.nested(joined([...texts.unplacedIn(language), ...groups])),
      dialect,
      new Set(names),
      new Set(rootNames),
      language,
    );
    this.inLanguages.set(language, entries);
    return entries;
  }

  /** As in the first language that has them. */
  private nested(groups: readonly WrittenGroup[]): WrittenGroup[] {
    this.nesting ??= nestedIn([this.profile]);
    const { nesting } = this;
    return groups.map(({ name, keys }) => ({
      name,
      keys: keys.map((key) => ({ ...key, ...nesting(name, key.name) })),
    }));
  }

  private newKeysOf(
    group: string,
    { path = '', taken = [], before, lead }: Omit<PlacePart, 'group'>,
    depth: number,
  ): string[] {
    if (depth === 1) for (const name of taken) this.rootNames.add(name);
    const { dialect, names } = this;
    const place = JSON.stringify([group, path]);
    const own = this.takenAt(place, taken);
    const waiting = this.waiting.get(group);
    if (!waiting) return [];
    const due = this.due.get(place) ?? new DueItems(this.paths.keysAt(waiting, path), dialect.compareNames);
    this.due.set(place, due);
    if (before === undefined && path === '') this.waiting.delete(group);
    return this.newKeys(group, due.take(before), dialect.nameForm ? names : own, depth, lead, path);
  }

  private takenAt(place: string, taken: readonly string[]): Set<string> {
    const own = this.taken.get(place) ?? new Set(taken);
    this.taken.set(place, own);
    return own;
  }

  /** Groups without a place. */
  private newGroups({ taken = [], before, lead }: PlacePart, depth: number): string[] {
    for (const name of taken) this.rootNames.add(name);
    const left = [...this.waiting.values()];
    if (before === undefined && !this.dueGroups)
      return left.flatMap((waiting) => this.newGroup(waiting, depth, lead));
    this.dueGroups ??= new DueItems(this.withoutPlace(left), this.dialect.compareNames);
    return this.dueGroups.take(before).flatMap((waiting) => {
      this.waiting.delete(waiting.name);
      return this.newGroup(waiting, depth, lead);
    });
  }

  private withoutPlace(groups: readonly WrittenGroup[]): WrittenGroup[] {
    const placed = new Set(this.profile.parts.flatMap(placeIn));
    return groups.filter(({ name }) => !placed.has(name));
  }

  private newGroup({ name, keys }: WrittenGroup, depth: number, lead?: string): string[] {
    const { dialect, profile, rootNames } = this;
    const { separator } = dialect;
    if (dialect.tellsGroups) return [dialect.writeGroup(name, this.named(name, keys, new Set()))];
    if (separator !== undefined) {
      const joined = keys.map((key) => ({ ...key, name: name + separator + key.name }));
      return this.newKeys(COMMON_GROUP, joined, rootNames, depth);
    }
    if (name === COMMON_GROUP && profile.keys.length === 0 && !dialect.hasContexts)
      return this.newKeys(name, keys, this.names, depth);
    if (dialect.nameForm || dialect.hasContexts)
      return [dialect.writeGroup(name, this.named(name, keys, dialect.nameForm ? this.names : new Set()))];
    const free = rootNames.has(name) ? numbered(name, (wish) => !rootNames.has(wish)) : name;
    rootNames.add(free);
    return [dialect.writeGroup(free, this.named(name, keys, new Set()), lead)];
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
      sources.push(this.dialect.writeKey(next, depth));
    }
    return sources;
  }

  private newKeys(
    group: string,
    keys: readonly WrittenKey[],
    taken: Set<string>,
    depth: number,
    lead?: string,
    path = '',
  ): string[] {
    return this.named(group, keys, taken, path).map((key) => {
      this.rootNames.add(key.name);
      return this.dialect.writeKey(key, depth, lead);
    });
  }

  /**
   * @param taken names that are there, to which the new ones are added
   * @param path of the object in which they stand, which their names lack
   */
  private named(group: string, keys: readonly WrittenKey[], taken: Set<string>, path = ''): NewKey[] {
    const isFree = (name: string): boolean => !taken.has(name) && !this.has(group, path + name);
    const isNested = ({ within: [object] = [] }: WrittenKey): boolean =>
      this.dialect.nests === true && object !== undefined && isFree(object);
    const flat = keys.filter((key) => !isNested(key));
    return [
      ...this.namedFlat(group, flat, taken, path),
      ...inObjects(keys.filter(isNested), (key) => this.newKey(group, key)),
    ];
  }

  private has(group: string, name: string): boolean {
    this.placed ??= new Set(this.profile.keys.map(([own, key]) => placeOfKey(own, key)));
    return this.placed.has(placeOfKey(group, name));
  }

  private namedFlat(group: string, keys: readonly WrittenKey[], taken: Set<string>, path: string): NewKey[] {
    const news = keys.map((key) => this.newKey(group, key));
    const names = nameNewKeys(
      this.profile,
      group,
      news,
      this.dialect,
      taken,
      path === '' ? this.anew : undefined,
    );
    return news.map((key, index) => ({ ...key, name: names[index] ?? key.name }));
  }

  private newKey(group: string, key: WrittenKey): NewKey {
    const { name, isPlural, texts, forms = QUANTITIES, description = '', like } = key;
    const inLanguages = this.texts.localizationsOf(key);
    return {
      group,
      name,
      isPlural,
      texts,
      forms,
      description,
      ...(like !== undefined && { like }),
      ...(inLanguages.length > 0 && { inLanguages }),
    };
  }
}

const placeOfKey = (group: string, name: string): string => `${group.length} ${group}${name}`;

/** Groups of which each name stands once. */
function joined(groups: readonly WrittenGroup[]): WrittenGroup[] {
  const byName = new Map<string, WrittenKey[]>();
  for (const { name, keys } of groups) byName.set(name, [...(byName.get(name) ?? []), ...keys]);
  return [...byName].map(([name, keys]) => ({ name, keys }));
}

/** The group whose new keys have a place of their own. */
const placeIn = (part: ProfilePart): string[] =>
  typeof part === 'object' && 'group' in part && part.group !== null ? [part.group] : [];
