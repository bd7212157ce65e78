import type { CatalogueGroup, FileProfile } from '#core/formats/index.js';
import { placeOfGroup } from '#core/formats/model/group-place.js';
import type { Steps } from '#core/steps.js';

import type { ImportedKey } from './files.queries.js';

/** A key that has another name or group in its file than documents that were written before. */
export interface RenamedKey extends ImportedKey {
  file: string;
  group: string;
  name: string;
  nowGroup: string;
  nowName: string;
}

/** Finds the keys of the project that documents call by the names of their last import. */
export class RenamedKeys {
  private readonly byPlace: ReadonlyMap<string, RenamedKey>;

  constructor(keys: readonly RenamedKey[]) {
    this.byPlace = new Map(keys.map((key) => [placeOf({ name: key.group, file: key.file }, key.name), key]));
  }

  /** The groups with the names that their keys have in the project. */
  *namedNow(groups: readonly CatalogueGroup[]): Steps<readonly CatalogueGroup[]> {
    if (this.byPlace.size === 0) return groups;
    const named = new Map<string, CatalogueGroup>();
    for (const { keys, ...group } of groups) {
      for (const key of keys) {
        const now = this.byPlace.get(placeOf(group, key.name));
        groupLike(now ? { ...group, name: now.nowGroup } : group, named).keys.push(
          now ? { ...key, name: now.nowName } : key,
        );
      }
      yield;
    }
    return [...named.values()];
  }

  /** The keys that a file became, with those that have other names by now. */
  found({ keys, document }: FileProfile, imported: readonly ImportedKey[]): readonly ImportedKey[] {
    if (this.byPlace.size === 0) return imported;
    return imported.map((key, index) => {
      const [name = '', own = ''] = keys[index] ?? [];
      return key.id === null ? (this.byPlace.get(placeOf({ name, file: document?.file }, own)) ?? key) : key;
    });
  }
}

type Place = Parameters<typeof placeOfGroup>[0];

const placeOf = (group: Place, key: string): string => `${placeOfGroup(group)}\n${key}`;

function groupLike(group: Omit<CatalogueGroup, 'keys'>, groups: Map<string, CatalogueGroup>): CatalogueGroup {
  const place = placeOfGroup(group);
  const known = groups.get(place);
  if (known) return known;
  const made = { ...group, keys: [] };
  groups.set(place, made);
  return made;
}
