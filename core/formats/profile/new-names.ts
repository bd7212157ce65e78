import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup } from '../model/export-types.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import type { FileProfile, ProfilePart } from '../model/profile-types.js';

/** The names of all keys of files that share one namespace. */
export const namesIn = (files: readonly Pick<FileProfile, 'keys' | 'parts'>[]): Set<string> =>
  new Set([
    ...files.flatMap(({ keys }) => keys.map(([, name, nameInFile = name]) => nameInFile)),
    ...files.flatMap(({ parts }) => parts.flatMap(takenIn)),
  ]);

/** Names that no key has, and no new one may take. */
const takenIn = (part: ProfilePart): readonly string[] =>
  typeof part === 'object' && 'group' in part ? (part.taken ?? []) : [];

/** JSON: names of texts on the top level that are still there; a group of such a name would hide them. */
export function groupNamesTaken(
  { keys }: Pick<FileProfile, 'keys'>,
  groups: readonly WrittenGroup[],
): Set<string> {
  const common = groups.flatMap(({ name, keys: own }) => (name === COMMON_GROUP ? own : []));
  const names = new Set(common.map(({ name }) => name));
  const kept = keys.filter(([group, name]) => group === COMMON_GROUP && names.has(name));
  return new Set(kept.map(([, name, nameInFile = name]) => nameInFile));
}

/** The names of keys in a file that writes them anew, as of the other kind. */
export function namesAnew({ keys }: Pick<FileProfile, 'keys'>, groups: readonly WrittenGroup[]): NamesAnew {
  const anew = new Map(groups.map(({ name, keys: own }) => [name, new Set(own.map((key) => key.name))]));
  const names = new Map<string, Map<string, string>>();
  for (const [group, name, nameInFile = name] of keys) {
    if (anew.get(group)?.has(name) !== true) continue;
    const ofGroup = names.get(group) ?? new Map<string, string>();
    names.set(group, ofGroup.set(name, nameInFile));
  }
  return names;
}

/** By group and key. */
export type NamesAnew = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Names for keys that a file does not have: with the name of the group before them where the last key of that group
 * has it, and never one that is there already. Those that a file has as of the other kind keep theirs.
 *
 * @param anew the names of keys that the file has as of the other kind
 * @param taken the names that are there, to which the new ones are added
 */
export function nameNewKeys(
  { keys }: FileProfile,
  group: string,
  newKeys: readonly NewKey[],
  {
    nameForm: form,
    joint = '_',
    namesOf = (_, name) => [name],
  }: Pick<Dialect, 'nameForm' | 'joint' | 'namesOf'>,
  taken: Set<string>,
  anew?: NamesAnew,
): string[] {
  const prefix = form ? form(group + joint) : '';
  const isPrefixed = form !== null && hasPrefix(keys, group, prefix);
  return newKeys.map((key) => {
    const known = anew?.get(group)?.get(key.name);
    if (known !== undefined) return known;
    const plain = form ? form(key.name) : key.name;
    const full = form ? form(group + joint + key.name) : plain;
    const wishes = isPrefixed ? [full] : [plain, full];
    const isFree = (wish: string): boolean => [wish, ...namesOf(key, wish)].every((name) => !taken.has(name));
    const chosen = wishes.find(isFree) ?? numbered(full, isFree);
    for (const name of [chosen, ...namesOf(key, chosen)]) taken.add(name);
    return chosen;
  });
}

/** A group that the file does not have is prefixed like most: its keys may meet those of others. */
function hasPrefix(keys: FileProfile['keys'], group: string, prefix: string): boolean {
  const last = keys.findLast(([name]) => name === group);
  if (!last) return group !== COMMON_GROUP;
  const [, name, nameInFile = name] = last;
  return nameInFile === prefix + name;
}

/** A name with the first number behind it that makes it free. */
export function numbered(name: string, isFree: (name: string) => boolean): string {
  let number = 2;
  while (!isFree(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}
