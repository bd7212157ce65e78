import { quantitiesOf } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';
import type { ValueStatus } from '#core/domain/value-status.js';

/** What a value counts as: an empty text is empty whatever its status. */
export type ShownStatus = ValueStatus | 'empty';

export const SHOWN_STATUSES = ['empty', 'modified', 'validated', 'invalidated'] as const;

export const shownStatus = (text: string, status: ValueStatus): ShownStatus =>
  text === '' ? 'empty' : status;

export interface KeyToFilter {
  id: number;
  name: string;
  isPlural: boolean;
  groupId: number;
  groupName: string;
}

export interface Filters {
  /** As typed; in double quotes it is sought letter by letter, case and accents included. */
  query: string;
  /** Any of them; none = all. */
  statuses: readonly ShownStatus[];
  groupId: number | null;
  /** The displayed languages: search and status look at these only. */
  languageIds: readonly number[];
}

export type ValueAt = (
  keyId: number,
  languageId: number,
  quantity: Quantity | null,
) => { text: string; status: ValueStatus };

const MARKS = /\p{M}/gu;

/** Case and accents folded: "Été" and "ete" are the same to a search. */
export const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

export interface Search {
  needle: string;
  /** What is sought in: the text itself when exact, its folded form otherwise. */
  prepare: (text: string) => string;
}

/** Null when nothing is sought. */
export function readSearch(query: string): Search | null {
  const typed = query.trim();
  const exact = /^"(.+)"$/.exec(typed)?.[1];
  if (exact !== undefined) return { needle: exact, prepare: (text) => text };
  const needle = fold(typed);
  return needle === '' ? null : { needle, prepare: fold };
}

/** Folds each text once: the texts of a project are sought over and over. */
export function rememberFolds(search: Search, folds: Map<string, string>): Search {
  if (search.prepare !== fold) return search;
  return {
    needle: search.needle,
    prepare(text) {
      const known = folds.get(text);
      if (known !== undefined) return known;
      const folded = fold(text);
      folds.set(text, folded);
      return folded;
    },
  };
}

/** Whether a key is found by name, by its group's name, or by a displayed value. */
function isFound(
  key: KeyToFilter,
  search: Search,
  languageIds: readonly number[],
  valueAt: ValueAt,
): boolean {
  const holds = (text: string): boolean => search.prepare(text).includes(search.needle);
  if (holds(key.name) || holds(key.groupName)) return true;
  return languageIds.some((languageId) =>
    quantitiesOf(key.isPlural).some((quantity) => holds(valueAt(key.id, languageId, quantity).text)),
  );
}

/** The keys left by group and search, in their order: the chips count within these. */
export function searchKeys(
  keys: readonly KeyToFilter[],
  { groupId, query, languageIds }: Filters,
  valueAt: ValueAt,
  folds: Map<string, string> = new Map(),
): KeyToFilter[] {
  const typed = readSearch(query);
  const search = typed && rememberFolds(typed, folds);
  return keys.filter(
    (key) =>
      (groupId === null || key.groupId === groupId) &&
      (search === null || isFound(key, search, languageIds, valueAt)),
  );
}

/** Whether a displayed value of the key has one of the statuses; every key when none is asked for. */
export function hasStatus(
  key: Pick<KeyToFilter, 'id' | 'isPlural'>,
  { statuses, languageIds }: Pick<Filters, 'statuses' | 'languageIds'>,
  valueAt: ValueAt,
): boolean {
  if (statuses.length === 0) return true;
  return languageIds.some((languageId) =>
    quantitiesOf(key.isPlural).some((quantity) => {
      const { text, status } = valueAt(key.id, languageId, quantity);
      return statuses.includes(shownStatus(text, status));
    }),
  );
}

export type StatusCounts = Record<ShownStatus, number>;

export const noCounts = (): StatusCounts => ({ empty: 0, modified: 0, validated: 0, invalidated: 0 });

/** The values of some keys in some languages, by status, and the empty ones by group. */
export function countValues(
  keys: readonly KeyToFilter[],
  languageIds: readonly number[],
  valueAt: ValueAt,
): { total: StatusCounts; emptyByGroup: Map<number, number> } {
  const total = noCounts();
  const emptyByGroup = new Map<number, number>();
  for (const key of keys) {
    const before = total.empty;
    for (const languageId of languageIds)
      for (const quantity of quantitiesOf(key.isPlural)) {
        const { text, status } = valueAt(key.id, languageId, quantity);
        total[shownStatus(text, status)] += 1;
      }
    emptyByGroup.set(key.groupId, (emptyByGroup.get(key.groupId) ?? 0) + total.empty - before);
  }
  return { total, emptyByGroup };
}

/** Where a search hits a text: [start, end) pairs of UTF-16 offsets, none overlapping. */
export function hitsIn(text: string, query: string): [number, number][] {
  const search = readSearch(query);
  if (!search) return [];
  const { folded, offsets } = foldWithOffsets(text, search.prepare);
  const hits: [number, number][] = [];
  for (
    let at = folded.indexOf(search.needle);
    at >= 0;
    at = folded.indexOf(search.needle, at + search.needle.length)
  )
    hits.push([offsets[at] ?? 0, offsets[at + search.needle.length] ?? text.length]);
  return hits;
}

// Folding changes lengths ("ﬁ", combining accents): each folded unit remembers where it came from.
function foldWithOffsets(
  text: string,
  prepare: (text: string) => string,
): { folded: string; offsets: number[] } {
  let folded = '';
  let at = 0;
  const offsets: number[] = [];
  for (const character of text) {
    const part = prepare(character);
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(at);
    folded += part;
    at += character.length;
  }
  offsets.push(at);
  return { folded, offsets };
}
