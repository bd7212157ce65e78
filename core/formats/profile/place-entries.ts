import { COMMON_GROUP } from '../../domain/rules.js';
import { laterOf } from '../model/catalogue-builder.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import type { FlatFile, KnownPlaces } from '../model/flat-entries.js';
import { carries, PrefixIndex } from '../naming/prefix-index.js';

/** How the keys of flat files are grouped. */
export interface Placing {
  /** The names of the groups of the project. */
  knownGroups: readonly string[];
  /** Where keys are already. */
  knownPlaces: KnownPlaces;
  /** Returns the prefix of names in `group`. */
  prefixOf: (group: string) => string;
}

/** A raw name with its group and key name. The first entry of a name decides position and group. */
interface Placed {
  rawName: string;
  scope: string | null;
  key: ReadKey | null;
  group: string;
  /** The length of the prefix in the name, or 0. */
  prefixLength: number;
  /** The name of the key in its group. */
  name: string;
}

/**
 * Gives every entry of the flat files of one import its group and key name (docs/formats.md, 4.4-4.7): one result per raw
 * name. Later entries of a name are reported as duplicates in their own file.
 */
export function placeEntries(
  files: readonly FlatFile[],
  { knownGroups, knownPlaces, prefixOf }: Placing,
): Placed[] {
  const declared = files.flatMap((file) => file.declared);
  // `common_ok` and `ok` would collide, so `common` is recognised by its marker only.
  const groups = [...knownGroups, ...declared].filter(
    (group) => group !== COMMON_GROUP && group.trim() !== '',
  );
  const candidates = new PrefixIndex(groups.map((group) => [prefixOf(group), group]));
  const placed = mergeEntries(files);
  const prefixes = new Map(declared.map((group) => [group, prefixOf(group)]));
  const others = placed.filter((entry) => !placeAsKnown(entry, knownPlaces));
  for (const entry of others) place(entry, candidates, prefixes);
  keepMixedCommonWhole(others);
  nameKeys(others);
  leavePlaces(others, knownPlaces);
  return placed;
}

/** Returns one entry per raw name. Names without an imported entry come last and do not reach the catalogue. */
function mergeEntries(files: readonly FlatFile[]): Placed[] {
  const merged = new Map<string, Placed>();
  const leftOut = new Map<string, Placed>();
  for (const { entries, reports } of files) {
    for (const { rawName, line, scope, key } of entries) {
      const earlier = merged.get(rawName);
      if (earlier?.key && key) {
        earlier.key = laterOf(earlier.key, key);
        reports.add('duplicate_key', line, { key: rawName });
      } else if (!earlier) {
        (key ? merged : leftOut).set(rawName, newlyPlaced(rawName, scope, key));
      }
    }
  }
  const onlyLeftOut = [...leftOut.values()].filter(({ rawName }) => !merged.has(rawName));
  return [...merged.values(), ...onlyLeftOut];
}

const newlyPlaced = (rawName: string, scope: string | null, key: ReadKey | null): Placed => ({
  rawName,
  scope,
  key,
  group: COMMON_GROUP,
  prefixLength: 0,
  name: rawName,
});

function placeAsKnown(entry: Placed, knownPlaces: KnownPlaces): boolean {
  const known = knownPlaces.get(entry.rawName);
  if (!known) return false;
  [entry.group, entry.name] = known;
  return true;
}

/** Another name than that of a known key must not come to its place. */
function leavePlaces(placed: readonly Placed[], knownPlaces: KnownPlaces): void {
  const taken = new Set([...knownPlaces.values()].map(([group, name]) => placeOf(group, name)));
  for (const entry of placed) {
    if (!taken.has(placeOf(entry.group, entry.name))) continue;
    entry.group = COMMON_GROUP;
    entry.name = entry.rawName;
  }
}

const placeOf = (group: string, name: string): string => JSON.stringify([group, name]);

/** @param prefixes by the names of the groups that have a marker */
function place(entry: Placed, candidates: PrefixIndex, prefixes: ReadonlyMap<string, string>): void {
  if (entry.scope === null) {
    const found = candidates.longestOf(entry.rawName);
    if (!found) return;
    entry.group = found.group;
    entry.prefixLength = found.length;
  } else {
    const prefix = prefixes.get(entry.scope) ?? '';
    entry.group = entry.scope;
    entry.prefixLength = carries(entry.rawName, prefix) ? prefix.length : 0;
  }
}

/** Apps do have keys like `common_about` among others, so `common_` is a prefix only where every name has it. */
function keepMixedCommonWhole(placed: readonly Placed[]): void {
  const inScope = placed.filter(({ scope }) => scope === COMMON_GROUP);
  if (inScope.every(({ prefixLength }) => prefixLength > 0)) return;
  for (const entry of inScope) entry.prefixLength = 0;
}

/**
 * Removes prefixes from key names, unless an entry that keeps its whole name already has the shorter name in the group.
 * Shorter names come first: a name kept whole may equal what a longer one would become.
 */
function nameKeys(placed: readonly Placed[]): void {
  const shortened = new Set<string>();
  for (const entry of placed) {
    if (entry.prefixLength === 0) continue;
    entry.name = entry.rawName.slice(entry.prefixLength);
    shortened.add(entry.group);
  }
  const taken = new Map<string, Set<string>>();
  for (const { group, rawName, prefixLength } of placed) {
    if (prefixLength > 0 || !shortened.has(group)) continue;
    const whole = taken.get(group);
    if (whole) whole.add(rawName);
    else taken.set(group, new Set([rawName]));
  }
  const contested = placed.filter(({ group, prefixLength }) => prefixLength > 0 && taken.has(group));
  contested.sort((a, b) => a.rawName.length - b.rawName.length);
  for (const entry of contested) {
    const whole = taken.get(entry.group);
    if (!whole?.has(entry.name)) continue;
    entry.name = entry.rawName;
    whole.add(entry.rawName);
  }
}
