import type { StoredWarning } from '../files/warnings/stored-warnings.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import type { Structure } from '../../project/store/structure.js';
import type { ScrollTarget } from '../../project/scroll-target.js';

/** Returns whether a key has no text in a language. */
export type IsEmpty = (keyId: number, languageId: number) => boolean;

/**
 * The value of each warning. A warning has the key name of the file, which may start with the group name. If groups
 * share a key name, warnings about missing values are assigned to the empty values in turn.
 */
export function targetsOf(
  warnings: readonly StoredWarning[],
  { keys, languages }: Structure,
  isEmpty: IsEmpty,
): Map<StoredWarning, ScrollTarget> {
  const byName = keysByName(keys.values());
  const languageIds = new Map(languages.map(({ id, name }) => [name, id]));
  const targets = new Map<StoredWarning, ScrollTarget>();
  const inTurn = turnTaker();
  for (const warning of warnings) {
    const { reason, key = '', language = '' } = warning;
    const languageId = languageIds.get(language) ?? null;
    const named = byName.get(key) ?? [];
    const empty =
      reason === 'imports.no_values_found' && languageId !== null
        ? named.filter(({ id }) => isEmpty(id, languageId))
        : [];
    const found = inTurn(`${key} ${language}`, empty) ?? named[0];
    if (found) targets.set(warning, { keyId: found.id, languageId });
  }
  return targets;
}

/** Returns the items of a list in turn, separately for each name. */
function turnTaker(): <T>(name: string, list: readonly T[]) => T | undefined {
  const turns = new Map<string, number>();
  return (name, list) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return list[turn % list.length];
  };
}

function keysByName(keys: Iterable<KeySummary>): Map<string, KeySummary[]> {
  const byName = new Map<string, KeySummary[]>();
  const add = (name: string, key: KeySummary): void => {
    const others = byName.get(name);
    if (others) others.push(key);
    else byName.set(name, [key]);
  };
  const all = [...keys];
  for (const key of all) add(key.name, key);
  // An exact name takes precedence over a composed one.
  for (const key of all)
    if (!byName.has(`${key.groupName}_${key.name}`)) add(`${key.groupName}_${key.name}`, key);
  return byName;
}
