import { COMMON_GROUP } from '../../domain/rules.js';
import type { CatalogueGroup } from '../catalogue.js';
import { catalogueKey, laterOf } from '../catalogue-builder.js';
import type { ReadKey } from '../catalogue-builder.js';
import type { FlatFile } from '../flat-entries.js';
import { carries, PrefixIndex } from './prefix-index.js';

/** What an entry's name begins with when it carries the name of `group`. */
export type PrefixOf = (group: string) => string;

/** A raw name and what became of it; the first entry of that name gives position and group. */
interface Placed {
  rawName: string;
  scope: string | null;
  key: ReadKey | null;
  group: string;
  /** Of the prefix the name carries; 0 = none. */
  prefixLength: number;
  /** Of the key, in its group. */
  name: string;
}

/**
 * Gives every entry of the flat files of one import its group and key name (docs/formats.md, 4.4-4.7). Later entries of a name are reported as duplicates in their own file.
 */
export function groupEntries(
  files: readonly FlatFile[],
  knownGroups: readonly string[],
  prefixOf: PrefixOf,
): CatalogueGroup[] {
  const groups = new Map<string, CatalogueGroup>();
  for (const { key, group: name, name: keyName } of placeEntries(files, knownGroups, prefixOf)) {
    if (!key) continue;
    let group = groups.get(name);
    if (!group) groups.set(name, (group = { name, keys: [] }));
    group.keys.push(catalogueKey(keyName, key));
  }
  return [...groups.values()];
}

/** The entries of flat files, one per raw name, with the group and the name of their keys. */
export function placeEntries(
  files: readonly FlatFile[],
  knownGroups: readonly string[],
  prefixOf: PrefixOf,
): Placed[] {
  const declared = files.flatMap((file) => file.declared);
  // `common_ok` and `ok` would collide, so `common` is recognised by its marker only.
  const groups = [...knownGroups, ...declared].filter(
    (group) => group !== COMMON_GROUP && group.trim() !== '',
  );
  const candidates = new PrefixIndex(groups.map((group) => [prefixOf(group), group]));
  const placed = mergeEntries(files);
  const prefixes = new Map(declared.map((group) => [group, prefixOf(group)]));
  for (const entry of placed) place(entry, candidates, prefixes);
  keepMixedCommonWhole(placed);
  nameKeys(placed);
  return placed;
}

/** One entry per raw name. Names without any imported entry come last and never reach the catalogue. */
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

/** @param prefixes of the groups that have a marker. */
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
 * Key names: without the prefix, unless that name is taken in the group by an entry that keeps its whole name.
 * Shorter names first, since a name kept whole may itself be what a longer one would become.
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
