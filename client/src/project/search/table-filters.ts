import type { LanguageView } from '#core/api/languages.js';

import { codeOf } from '../store/value-table.js';
import type { ValueTable } from '../store/value-table.js';
import { noCounts, SHOWN_STATUSES } from '../store/shown-status.js';
import { readSearch } from './filter-keys.js';
import type { Filters } from './filter-keys.js';
import { staleValues } from '../store/stale-values.js';
import type { ValueCells } from '../store/value-cells.js';
import { meetsTerms, searchedLanguages } from './search-terms.js';
import type { KeySummary } from '../store/key-summary.js';
import type { ShownStatus, StatusCounts } from '../store/shown-status.js';

type Languages = readonly number[];

/** Returns whether a displayed value of a key has one of the statuses; always true without statuses. */
export function statusFilter(
  table: ValueTable,
  statuses: readonly ShownStatus[],
  languageIds: Languages,
): (keyId: number) => boolean {
  if (statuses.length === 0) return () => true;
  const codes = new Set(statuses.map(codeOf));
  const columns = languageIds.map((id) => table.column(id).statuses);
  return (keyId) => {
    const [from, to] = table.slotsOf(keyId);
    return columns.some((column) => {
      for (let slot = from; slot < to; slot += 1) if (codes.has(column[slot] ?? -1)) return true;
      return false;
    });
  };
}

/** Returns whether a displayed value of a key matches by its status or its source; always true without such filters. */
export function valueFilter(
  { table, sourceLanguageId }: Pick<ValueCells, 'table' | 'sourceLanguageId'>,
  { statuses, isStale, languageIds }: Filters,
): (keyId: number) => boolean {
  const hasStatus = statusFilter(table, statuses, languageIds);
  if (!isStale) return hasStatus;
  const staleIn = staleValues(table, sourceLanguageId, languageIds);
  return (keyId) => staleIn(keyId) > 0 || (statuses.length > 0 && hasStatus(keyId));
}

/** Counts the stale values of the given keys in the given languages. */
export function countStale(
  { table, sourceLanguageId }: Pick<ValueCells, 'table' | 'sourceLanguageId'>,
  keys: readonly { id: number }[],
  languageIds: Languages,
): number {
  const staleIn = staleValues(table, sourceLanguageId, languageIds);
  return keys.reduce((count, { id }) => count + staleIn(id), 0);
}

/** Returns whether a search finds a key now. To search all keys, use findKeys. */
export function searchFilter(
  table: ValueTable,
  query: string,
  displayed: Languages,
  languages: readonly LanguageView[],
): (key: KeySummary) => boolean {
  const search = readSearch(query);
  if (!search) return () => true;
  const { terms, needle, prepare } = search;
  const searched = searchedLanguages(terms, displayed, languages);
  const isInTexts = terms.languages.length > 0;
  const hasWords = ({ id, name, groupName }: KeySummary): boolean =>
    (!isInTexts && [name, groupName].some((text) => prepare(text).includes(needle))) ||
    searched.some((languageId) =>
      table
        .column(languageId)
        .texts.slice(...table.slotsOf(id))
        .some((text) => text !== '' && prepare(text).includes(needle)),
    );
  return (key) => meetsTerms(terms, key) && hasWords(key);
}

/** Counts the values of the given keys and languages by status, and the empty ones by group. */
export function countValues(
  table: ValueTable,
  keys: readonly KeySummary[],
  languageIds: Languages,
): { total: StatusCounts; emptyByGroup: Map<number, number> } {
  const byCode = new Array<number>(SHOWN_STATUSES.length).fill(0);
  const empty = codeOf('empty');
  const columns = languageIds.map((id) => table.column(id).statuses);
  const emptyByGroup = new Map<number, number>();
  for (const { id, groupId } of keys) {
    const before = byCode[empty] ?? 0;
    const [from, to] = table.slotsOf(id);
    for (const column of columns)
      for (let slot = from; slot < to; slot += 1) {
        const code = column[slot] ?? empty;
        byCode[code] = (byCode[code] ?? 0) + 1;
      }
    const more = (byCode[empty] ?? 0) - before;
    if (more > 0) emptyByGroup.set(groupId, (emptyByGroup.get(groupId) ?? 0) + more);
  }
  const total = noCounts();
  SHOWN_STATUSES.forEach((status, code) => (total[status] = byCode[code] ?? 0));
  return { total, emptyByGroup };
}
