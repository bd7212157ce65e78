import type { WrittenGroup, WrittenKey } from '../model/export-types.js';
import { filledGroups } from '../model/filled-forms.js';
import { staysPlain } from '../model/plain-key.js';
import type { FileProfile, ProfilePart } from '../model/profile-types.js';

/**
 * The groups less the keys that one of the files has, and less those without text: no file is given an empty entry, nor
 * empty forms of a plural.
 */
export function groupsOutside(
  files: readonly Pick<FileProfile, 'keys' | 'parts'>[],
  groups: readonly WrittenGroup[],
): WrittenGroup[] {
  const known = new Map<string, Set<string>>();
  for (const { keys, parts } of files) {
    const plurals = new Set(parts.flatMap(pluralIn));
    for (const [index, [group, key]] of keys.entries()) {
      const names = known.get(group) ?? new Set<string>();
      known.set(group, names.add(kindAndName(plurals.has(index), key)));
    }
  }
  const outside = groups.flatMap(({ name, keys }) => {
    const isKnown = (key: WrittenKey): boolean => {
      const has = (isPlural: boolean) => known.get(name)?.has(kindAndName(isPlural, key.name)) === true;
      return has(key.isPlural) || (key.isPlural && has(false) && staysPlain(key));
    };
    const others = keys.filter((key) => hasText(key) && !isKnown(key));
    return others.length > 0 ? [{ name, keys: others }] : [];
  });
  return filledGroups(outside);
}

const kindAndName = (isPlural: boolean, name: string): string => `${isPlural ? 'plural' : 'text'} ${name}`;

const hasText = ({ texts, localizations = [] }: WrittenKey): boolean =>
  texts.some((text) => text !== '') || localizations.some((key) => key && hasText(key));

const pluralIn = (part: ProfilePart): number[] =>
  typeof part === 'object' && 'text' in part && (part.form ?? part.pipes) !== undefined ? [part.text] : [];

/** The groups with those of their keys of which something holds; none without keys. */
export const keysThat = (
  holds: (key: WrittenKey) => boolean,
  groups: readonly WrittenGroup[],
): WrittenGroup[] =>
  groups.map(({ name, keys }) => ({ name, keys: keys.filter(holds) })).filter(({ keys }) => keys.length > 0);
