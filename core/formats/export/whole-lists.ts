import { KnownLists, placeOfKey, prefixOfList } from '../layout/known-lists.js';
import type { KeptList } from '../layout/lists.js';
import type { ExportProject, WriteOptions, WrittenGroup } from '../model/export-types.js';
import { LIST, END } from '../model/profile-types.js';
import type { FileProfile, PlacePart, ProfileKey, ProfilePart } from '../model/profile-types.js';
import type { ReturningFile } from './write-own-files.js';

/**
 * The files of a language with the lists that they lack, and of which the language has all items: as the base language has
 * them, or else another one (docs/decisions/0248). Items of a list that is not whole are left out: on their own they would be
 * keys that no program reads.
 *
 * @param outside what no file of the language has
 */
export function withWholeLists(
  files: readonly ReturningFile[],
  outside: readonly WrittenGroup[],
  { languages }: Pick<ExportProject, 'languages'>,
  { profiles, sourceLanguageId, baseLanguageId }: WriteOptions,
): { files: readonly ReturningFile[]; outside: readonly WrittenGroup[] } {
  if (outside.length === 0 || !profiles) return { files, outside };
  const names = namesIn(outside);
  const known = knownIn(profiles, sourceLanguageId ?? baseLanguageId ?? languages[0]?.id ?? 0);
  const isListed = outside.some(({ name: group, keys }) => keys.some(({ name }) => known.of(group, name)));
  if (!isListed) return { files, outside };
  const written = files.map((file) => {
    const own = known.all().flatMap(({ format, list }) => (format === file.format.id ? [list] : []));
    return { ...file, profile: withNewLists(file.profile, own, names) };
  });
  const objects = new Set(files.flatMap(({ profile }) => profile.parts.flatMap(objectIn)));
  const isLeft = (group: string, name: string): boolean => {
    const list = known.of(group, name);
    return list !== null && !hasObject(objects, list, name);
  };
  const left = outside.map(({ name: group, keys }) => ({
    name: group,
    keys: keys.filter(({ name }) => !isLeft(group, name)),
  }));
  return { files: written, outside: left.filter(({ keys }) => keys.length > 0) };
}

type Profiles = NonNullable<WriteOptions['profiles']>;

/** Of the profiles of one export: every language of it asks for them. */
const KNOWN = new WeakMap<Profiles, KnownLists>();

function knownIn(profiles: Profiles, baseId: number): KnownLists {
  const kept = KNOWN.get(profiles);
  if (kept) return kept;
  const others = [...profiles].flatMap(([id, { files }]) => (id === baseId ? [] : files));
  const known = new KnownLists(profiles.get(baseId)?.files ?? [], others);
  KNOWN.set(profiles, known);
  return known;
}

/** The file with those lists of which it has nothing, and the language everything: each behind the keys of its group. */
function withNewLists(
  profile: FileProfile,
  lists: readonly KeptList[],
  names: ReadonlyMap<string, Set<string>>,
): FileProfile {
  if (lists.length === 0) return profile;
  const held = new Set(profile.keys.map(([group, name]) => placeOfKey(group, name)));
  const places = placesIn(profile);
  const keys = [...profile.keys];
  const added = new Map<number, ProfilePart[]>();
  for (const list of lists) {
    const isHeld = list.items.flat().some((name) => held.has(placeOfKey(list.group, name)));
    const place = places.get(placeOfList(list));
    if (isHeld || !isWhole(list, names) || !place || !fits(place, list)) continue;
    added.set(place.at, [...(added.get(place.at) ?? []), ...referring(list, keys)]);
  }
  if (added.size === 0) return profile;
  const parts = profile.parts.flatMap((part, at) => [...(added.get(at) ?? []), part]);
  return { ...profile, keys, parts };
}

const isWhole = ({ group, items }: KeptList, names: ReadonlyMap<string, Set<string>>): boolean =>
  items.every((item) => item.length === 0 || item.some((name) => names.get(group)?.has(name)));

const namesIn = (groups: readonly WrittenGroup[]): Map<string, Set<string>> =>
  new Map(groups.map(({ name, keys }) => [name, new Set(keys.map((key) => key.name))]));

/** Where new keys of an object go. */
const objectIn = (part: ProfilePart): string[] =>
  isPlace(part) && part.group !== null && part.path !== undefined ? [placeOfKey(part.group, part.path)] : [];

/** Whether an object in a list of the file takes a key. */
function hasObject(objects: ReadonlySet<string>, list: KeptList, name: string): boolean {
  const { group } = list;
  for (let end = name.indexOf('_', prefixOfList(list).length); end >= 0; end = name.indexOf('_', end + 1))
    if (objects.has(placeOfKey(group, name.slice(0, end + 1)))) return true;
  return false;
}

/** The parts of a list with the indexes of its keys, which are added to those of a file. */
function referring(list: KeptList, keys: ProfileKey[]): ProfilePart[] {
  const indexes = new Map<number, number>();
  const indexOf = (index: number): number => {
    const known = indexes.get(index) ?? keys.push(list.keys[index] ?? [list.group, '']) - 1;
    indexes.set(index, known);
    return known;
  };
  return list.parts.flatMap((part): ProfilePart[] => {
    if (typeof part !== 'object' || 'group' in part) return [part];
    if ('text' in part) return [{ ...part, text: indexOf(part.text) }];
    if ('comment' in part) return [{ ...part, of: indexOf(part.of) }];
    return 'forms' in part ? [{ ...part, forms: indexOf(part.forms) }] : [];
  });
}

/** A place for new keys, by its index among the parts. */
interface ListPlace {
  at: number;
  lead: string | undefined;
  isListed: boolean;
}

/** By group and path; those of groups by no group. */
function placesIn({ parts }: FileProfile): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>();
  const open: ProfilePart[] = [];
  for (const [at, part] of parts.entries()) {
    if (part === END) open.pop();
    else if (typeof part === 'number' || (typeof part === 'object' && 'column' in part)) open.push(part);
    else if (isPlace(part) && part.before === undefined)
      places.set(placeOfKey(part.group ?? '', part.path ?? ''), {
        at,
        lead: part.lead,
        isListed: open.at(-1) === LIST,
      });
  }
  return places;
}

/** Of a list that is a group of its own, beside the other groups; of any other one, in the object around it. */
function placeOfList({ group, items, first }: KeptList): string {
  const [name = ''] = items.flat();
  if (name === `${first}` || name.startsWith(`${first}_`)) return placeOfKey('', '');
  return placeOfKey(group, new RegExp(`^(.*_)?[^_]+_${first}(?:_|$)`).exec(name)?.[1] ?? '');
}

/** Whether a list that is as far indented can go to a place. What has lines of its own goes behind the end of one. */
function fits(place: ListPlace, { indentation, isListed, parts }: KeptList): boolean {
  const sources = parts.filter((part) => typeof part === 'string');
  const [first = '', last = ''] = [sources[0], sources.at(-1)];
  const hasLines = !isListed && !/^[\r\n]/.test(first);
  if (place.isListed !== isListed || (hasLines && !/[\r\n]$/.test(last))) return false;
  const { lead } = place;
  if (lead === undefined) return true;
  return (isListed || !/^[\r\n]/.test(lead)) && lead.replace(/^[\r\n]+/, '') === indentation;
}

const isPlace = (part: ProfilePart): part is PlacePart => typeof part === 'object' && 'group' in part;
