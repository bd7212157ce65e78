import { COMMON_GROUP } from '../../domain/rules.js';
import type { CatalogueGroup } from '../model/catalogue.js';
import type { KeptReading } from '../model/kept-reading.js';
import type { FileProfile, ProfileKey } from '../model/profile-types.js';
import { codecOf } from '../registry/codecs.js';

/** Whether the project has a key of a group, which is one of a file by its path template, or of none. */
export type HasKey = (group: { name: string; file?: string | undefined }, key: string) => boolean;

/** Where a key of `common` is in the project. */
type Moved = ReadonlyMap<string, readonly [group: string, name: string]>;

/**
 * A reading with the keys in the groups that the project has them in: files without objects join group and key in a name, which
 * alone does not tell them apart. A key that the project has under the whole name is that one. The codecs must be loaded.
 */
export function inOwnGroups<Read extends KeptReading>(reading: Read, has: HasKey): Read {
  const moved: Moved = new Map(reading.profile.files.flatMap((file) => movedIn(file, has)));
  if (moved.size === 0) return reading;
  return {
    ...reading,
    groups: groupsIn(reading.groups, moved),
    languages: reading.languages.map((language) => ({
      ...language,
      groups: groupsIn(language.groups, moved),
    })),
    profile: {
      ...reading.profile,
      files: reading.profile.files.map((file) => ({
        ...file,
        keys: file.keys.map(([group, name, ...inFile]): ProfileKey => {
          const [own, rest] = (group === COMMON_GROUP && moved.get(name)) || [group, name];
          return [own, rest, ...inFile];
        }),
      })),
    },
  };
}

function movedIn(profile: FileProfile, has: HasKey): [string, readonly [string, string]][] {
  const { separator } = codecOf({ id: profile.format }).dialect('', profile.style);
  const file = profile.document?.file;
  if (separator === undefined) return [];
  return profile.keys.flatMap(([group, name]): [string, readonly [string, string]][] => {
    if (group !== COMMON_GROUP || has({ name: group, file }, name)) return [];
    const place = placesOf(name, separator).find(([own, rest]) => has({ name: own, file }, rest));
    return place ? [[name, place]] : [];
  });
}

/** What a name may be joined of, the shortest group first. */
function placesOf(name: string, separator: string): (readonly [group: string, name: string])[] {
  const parts = name.split(separator, MOST_PARTS);
  return parts.slice(1).map((_, index) => {
    const group = parts.slice(0, index + 1).join(separator);
    return [group, name.slice(group.length + separator.length)] as const;
  });
}

/** No group has as many in its name. */
const MOST_PARTS = 20;

/** Each key in its group, the keys of one group together. */
function groupsIn<Group extends CatalogueGroup>(groups: readonly Group[], moved: Moved): Group[] {
  const found = new Map<string, { group: Group; keys: Group['keys'][number][] }>();
  for (const group of groups) {
    for (const key of group.keys) {
      const [name, own] = (group.name === COMMON_GROUP && moved.get(key.name)) || [group.name, key.name];
      const known = found.get(name) ?? { group: { ...group, name }, keys: [] };
      found.set(name, known);
      known.keys.push({ ...key, name: own });
    }
  }
  return [...found.values()].map(({ group, keys }) => ({ ...group, keys }));
}
