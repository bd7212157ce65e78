import type { Placed } from '../layout/placed.js';
import { END, ENTRY, LIST, WHOLE } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import type { JsonMember, JsonNode } from '../json/json-tree.js';
import type { Localization } from './localization.js';
import { areInOrder } from './name-order.js';
import { movedShape } from './shape.js';
import { keysOf } from './string-entry.js';
import type { StringKey } from './string-entry.js';

/** A language of a string, as far as it could be read. */
export interface ReadLanguage {
  member: JsonMember;
  language: number;
  localization: Localization | null;
}

/** The name of a string as its text in the source language: it takes no room. */
export function impliedText({ start }: JsonNode, text: number, isPlural: boolean): Placed {
  const form = isPlural ? ({ form: 'other' } as const) : {};
  const part = { text, language: 0, raw: '', isImplied: true, ...form } as const;
  return { start: start + 1, end: start + 1, parts: [part] };
}

/** Where a string without localizations gets them: behind its other members, or in the place of none. */
export function missingLocalizations(source: string, { start, end, members }: JsonNode, key: number): Placed {
  const last = members.at(-1);
  if (last) {
    const at = last.value.end;
    return { start: at, end: at, parts: [{ languages: [key], raw: '', shape: ',' }] };
  }
  const raw = source.slice(start + 1, end - 1);
  return { start: start + 1, end: end - 1, parts: [{ languages: [key], raw, shape: '{' }] };
}

/**
 * The localizations of a string, as a list of entries with places for other languages between them.
 *
 * @param first the entry of the first of the keys
 */
export function localizationList(
  source: string,
  { start }: JsonNode,
  read: readonly ReadLanguage[],
  keys: readonly StringKey[],
  first: number,
): Placed[] {
  const places = placesBetween(read, keys, first);
  const placed = read.flatMap(({ language, localization }, index): Placed[] => {
    const kind = localization?.isWhole ? WHOLE : ENTRY;
    const previous = read[index - 1]?.member;
    const at = previous ? source.indexOf(',', previous.value.end) : start + 1;
    const opening: Placed = previous
      ? { start: at, end: at + 1, parts: [END, ...places(index), kind] }
      : { start: at, end: at, parts: [LIST, ...places(0), kind] };
    const table = keysOf(keys, first, language);
    const inner = localization?.marks ?? [];
    return [opening, ...inner.map(({ start, end, parts }) => ({ start, end, parts: parts(table) }))];
  });
  const last = read.at(-1)?.member.value.end;
  if (last === undefined) return [{ start: start + 1, end: start + 1, parts: [LIST, ...places(0), END] }];
  return [...placed, { start: last, end: last, parts: [END, ...places(read.length), END] }];
}

/** The place for languages before the one of an index; in a list that is not sorted, there is one at its end. */
function placesBetween(
  read: readonly ReadLanguage[],
  keys: readonly StringKey[],
  first: number,
): (index: number) => ProfilePart[] {
  const isSorted = areInOrder(read.map(({ member }) => member.name));
  const present = keys.flatMap(({ localizations }, position) => (localizations.length > 0 ? [position] : []));
  const languages = present.map((position) => first + position);
  const indexes = new Map(present.map((position, index) => [position, index]));
  const composite = read
    .flatMap(({ language, localization }) => (localization ? [{ language, shape: localization.shape }] : []))
    .filter(({ shape }) => typeof shape !== 'number')
    .toSorted((one, other) => one.language - other.language)[0];
  const moved = composite && movedShape(composite.shape, (position) => indexes.get(position) ?? -1);
  const shape = moved === undefined ? undefined : JSON.stringify(moved);
  return (index) => {
    const [above, below] = [read[index - 1]?.member.name, read[index]?.member.name];
    if (!isSorted && below !== undefined) return [];
    return [{ languages, above: isSorted ? above : undefined, below, shape }];
  };
}
