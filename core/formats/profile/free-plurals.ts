import { QUANTITIES } from '../../domain/quantities.js';
import type { WrittenGroup, WrittenKey } from '../model/export-types.js';
import type { Dialect } from '../model/kept-file.js';
import { numbered } from './new-names.js';

type Naming = Pick<Dialect, 'nameForm' | 'namesOf'>;

/**
 * The groups of a new file, whose plurals give way to texts: where a form of one would have the name of a text, or of a form
 * of another plural, the plural gets a number. Other names are as they were.
 */
export function withFreePlurals(groups: readonly WrittenGroup[], naming: Naming): readonly WrittenGroup[] {
  const { nameForm, namesOf } = naming;
  if (!namesOf) return groups;
  const all = textNames(groups);
  return groups.map((group) => {
    const taken = nameForm ? all : textNames([group]);
    return {
      ...group,
      keys: group.keys.map((key) => (key.isPlural ? renamed(key, namesOf, taken) : key)),
    };
  });
}

const textNames = (groups: readonly WrittenGroup[]): Set<string> =>
  new Set(groups.flatMap(({ keys }) => keys.flatMap(({ isPlural, name }) => (isPlural ? [] : [name]))));

/** @param taken the names that are there, to which those of the forms are added */
function renamed(key: WrittenKey, namesOf: NonNullable<Naming['namesOf']>, taken: Set<string>): WrittenKey {
  const { forms = QUANTITIES } = key;
  const members = (name: string): readonly string[] => namesOf({ ...key, forms }, name);
  const isFree = (name: string): boolean => members(name).every((member) => !taken.has(member));
  const name = isFree(key.name) ? key.name : numbered(key.name, isFree);
  for (const member of members(name)) taken.add(member);
  return { ...key, name };
}
