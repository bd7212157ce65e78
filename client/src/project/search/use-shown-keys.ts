import { useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';

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
  /** Shown keys that no longer meet the filters: they stay until refreshed. */
  stale: number;
  refresh: () => void;
}

/** The keys as they were left by the filters when these were last applied. */
interface Applied {
  /** Within all filters but the status: the chips count among these. */
  found: readonly KeySummary[];
  keys: readonly KeySummary[];
  /** Those of which a value has changed since. */
  touched: Set<number>;
  /** What was looked at: another one means that the project was loaded again. */
  table: ValueTable;
}

const inProjectOrder = ({ groups, keys }: Structure): KeySummary[] =>
  groups.flatMap(({ keyIds }) => keyIds.flatMap((id) => keys.get(id) ?? []));

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
  const { query, groupId, issues, isStale } = filter;
  const foundIssues = useAtomValue(project.issues.found, { store: cells.store });
  const isChecked = issues === null || foundIssues !== null;
  const languageIds = useSaid(displayed);
  const statuses = useSaid(filter.statuses);
  const { ids, isPending } = useFoundKeys(project, structure, query, languageIds, refreshed);

  const applied = useMemo<Applied & { refreshed: number }>(() => {
    const found = inProjectOrder(structure).filter(
      (key) => (groupId === null || key.groupId === groupId) && (ids?.has(key.id) ?? true),
    );
    const isAskedFor = wantedKeys(project, { statuses, issues, isStale, languageIds });
    // A refresh asks for another look at the values as they are now.
    return {
      found,
      keys: isChecked ? found.filter(({ id }) => isAskedFor(id)) : [],
      touched: new Set(),
      table: cells.table,
      refreshed,
    };
  }, [project, cells, structure, groupId, ids, statuses, issues, isStale, isChecked, languageIds, refreshed]);

  useEffect(() => cells.onChange(({ keyId }) => applied.touched.add(keyId)), [cells, applied]);

  const counted = useCounts(project, applied.found, languageIds);
  const { stale } = useMemo(
    () => ({
      stale: staleKeys(project, structure, applied, query, { statuses, issues, isStale, languageIds }),
      now,
      foundIssues,
    }),
    [project, structure, applied, query, statuses, issues, isStale, languageIds, now, foundIssues],
  );
  return {
    keys: applied.keys,
    isPending: isPending || !isChecked,
    counts: counted.total,
    issues: counted.issues,
    staleValues: counted.staleValues,
    emptyByGroup: counted.emptyByGroup,
    stale,
    refresh,
  };
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

/** How many of the keys shown were changed so that they would not be found again. */
function staleKeys(
  project: OpenProject,
  { languages }: Structure,
  { keys, touched, table }: Applied,
  query: string,
  filters: Filters,
): number {
  const { cells } = project;
  if (touched.size === 0 && table === cells.table) return 0;
  const isAskedFor = wantedKeys(project, filters);
  const isFound = searchFilter(cells.table, query, filters.languageIds, languages);
  return keys.filter((key) => !isAskedFor(key.id) || (touched.has(key.id) && !isFound(key))).length;
}

/** The previous list if it is equal, because lists parsed from the URL are new each time. */
function useSaid<T extends string | number>(list: readonly T[]): readonly T[] {
  const said = JSON.stringify(list);
  return useMemo(() => JSON.parse(said) as T[], [said]);
}
