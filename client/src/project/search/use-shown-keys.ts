import { useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';

import type { FoundIssues } from '../issues/found-issues.js';
import type { IssueCounts, IssueFilter } from '../issues/issue-filter.js';
import { orIssues } from '../issues/or-issues.js';
import type { OpenProject } from '../open-project.js';
import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import type { Filters } from './filter-keys.js';
import type { KeySummary } from '../store/key-summary.js';
import type { ShownStatus, StatusCounts } from '../store/shown-status.js';
import { countStale, countValues, searchFilter, valueFilter } from './table-filters.js';
import { useFoundKeys } from './use-found-keys.js';
import type { Found } from './use-found-keys.js';

/** Which keys are asked for. */
export interface KeyFilter {
  query: string;
  /** Any of them; none = all. */
  statuses: readonly ShownStatus[];
  /** Also keys with such an issue; null: issues do not matter. */
  issues: IssueFilter | null;
  /** Also keys with a value whose source has changed. */
  isStale: boolean;
  /** Null = every group. */
  groupId: number | null;
}

export interface ShownKeys {
  /** The keys that met the filters when they were last applied. */
  keys: readonly KeySummary[];
  /** The search has not finished, so an empty list is not final. */
  isPending: boolean;
  /** The values within the other filters, by status, as they are now. */
  counts: StatusCounts;
  /** The values with issues within the other filters, as they are now. Null until they are counted. */
  issues: IssueCounts | null;
  /** The values within the other filters whose source has changed, as they are now. */
  staleValues: number;
  /** The empty values of each group in the displayed languages. */
  emptyByGroup: Map<number, number>;
  /** How many keys a refresh would add or remove. */
  stale: number;
  refresh: () => void;
}

/** The keys as they were left by the filters when these were last applied. */
interface Applied {
  /** Those of the group. */
  all: readonly KeySummary[];
  search: Found;
  /** Within all filters but the status: the chips count among these. */
  found: readonly KeySummary[];
  keys: readonly KeySummary[];
  /** Those of which a value has changed since. */
  touched: Set<number>;
  /** What was looked at: another one means that the project was loaded again. */
  table: ValueTable;
  /** What was known of issues: another one means that the checks have run again. */
  foundIssues: FoundIssues | null;
}

const inProjectOrder = ({ groups, keys }: Structure): KeySummary[] =>
  groups.flatMap(({ keyIds }) => keyIds.flatMap((id) => keys.get(id) ?? []));

const isFoundBy = ({ ids }: Found, { id }: KeySummary): boolean => ids?.has(id) ?? true;

/** The keys the filters leave. An edit never takes a row away; only a change of the filters or a refresh does. */
export function useShownKeys(
  project: OpenProject,
  structure: Structure,
  filter: KeyFilter,
  displayed: readonly number[],
): ShownKeys {
  const { cells } = project;
  const now = useDeferredValue(useAtomValue(cells.revision, { store: cells.store }));
  const [refreshed, refresh] = useReducer((count: number) => count + 1, 0);
  const { query, groupId } = filter;
  const filters = useFilters(filter, displayed);
  const { issues, languageIds } = filters;
  const foundIssues = useAtomValue(project.issues.found, { store: cells.store });
  const isChecked = issues === null || foundIssues !== null;
  const { found: search, isPending } = useFoundKeys(project, structure, query, languageIds, refreshed);

  const applied = useMemo<Applied & { refreshed: number }>(() => {
    const all = inProjectOrder(structure).filter((key) => groupId === null || key.groupId === groupId);
    const found = search.ids === null ? all : all.filter((key) => isFoundBy(search, key));
    const isAskedFor = wantedKeys(project, filters);
    // A refresh asks for another look at the values as they are now.
    return {
      all,
      search,
      found,
      keys: isChecked ? found.filter(({ id }) => isAskedFor(id)) : [],
      touched: new Set(),
      table: cells.table,
      foundIssues: cells.store.get(project.issues.found),
      refreshed,
    };
  }, [project, cells, structure, groupId, search, filters, isChecked, refreshed]);

  useEffect(() => cells.onChange(({ keyId }) => applied.touched.add(keyId)), [cells, applied]);

  const isReady = isChecked && !isPending;
  const counted = useCounts(project, applied.found, languageIds);
  const { stale } = useMemo(
    () => ({ stale: isReady ? staleKeys(project, structure, applied, filters) : 0, now, foundIssues }),
    [project, structure, applied, filters, isReady, now, foundIssues],
  );
  return {
    keys: applied.keys,
    isPending: !isReady,
    counts: counted.total,
    issues: counted.issues,
    staleValues: counted.staleValues,
    emptyByGroup: counted.emptyByGroup,
    stale,
    refresh,
  };
}

/** The same object while its parts are equal. */
function useFilters({ issues, isStale, ...filter }: KeyFilter, displayed: readonly number[]): Filters {
  const statuses = useSaid(filter.statuses);
  const languageIds = useSaid(displayed);
  return useMemo(
    () => ({ statuses, issues, isStale, languageIds }),
    [statuses, issues, isStale, languageIds],
  );
}

/** The values of some keys by what the chips filter by, as they are now. */
function useCounts(
  { cells, issues }: OpenProject,
  found: readonly KeySummary[],
  languageIds: readonly number[],
) {
  const now = useDeferredValue(useAtomValue(cells.revision, { store: cells.store }));
  const foundIssues = useAtomValue(issues.found, { store: cells.store });
  const values = useMemo(
    () => ({
      ...countValues(cells.table, found, languageIds),
      staleValues: countStale(cells, found, languageIds),
      now,
    }),
    [cells, found, languageIds, now],
  );
  const issueCounts = useMemo(
    () => foundIssues?.count(found, languageIds) ?? null,
    [foundIssues, found, languageIds],
  );
  return { ...values, issues: issueCounts };
}

/** Says of a key whether a displayed value of it is asked for: by its status, its source or an issue. */
const wantedKeys = ({ cells, issues }: OpenProject, filters: Filters): ((keyId: number) => boolean) =>
  orIssues(valueFilter(cells, filters), filters.statuses.length > 0 || filters.isStale, {
    found: cells.store.get(issues.found),
    asked: filters.issues,
    languageIds: filters.languageIds,
  });

/** How many keys meet the filters now and are not shown, or are shown and no longer meet them. */
function staleKeys(
  project: OpenProject,
  { languages }: Structure,
  { all, search, keys, touched, table, foundIssues }: Applied,
  filters: Filters,
): number {
  const { cells, issues } = project;
  const isUnchanged =
    touched.size === 0 && table === cells.table && foundIssues === cells.store.get(issues.found);
  if (isUnchanged) return 0;
  const isAskedFor = wantedKeys(project, filters);
  // By the query that was answered: the next one may still be searched for.
  const isFoundNow = searchFilter(cells.table, search.query, filters.languageIds, languages);
  // A key that has not changed is found as before, which spares a search of the whole project.
  const isFound = (key: KeySummary): boolean =>
    touched.has(key.id) ? isFoundNow(key) : isFoundBy(search, key);
  let count = 0;
  let shown = 0;
  // Both lists are in the same order.
  for (const key of all) {
    const isShown = key === keys[shown];
    if (isShown) shown += 1;
    if (isShown !== (isAskedFor(key.id) && isFound(key))) count += 1;
  }
  return count;
}

/** The previous list if it is equal, because lists parsed from the URL are new each time. */
function useSaid<T extends string | number>(list: readonly T[]): readonly T[] {
  const said = JSON.stringify(list);
  return useMemo(() => JSON.parse(said) as T[], [said]);
}
