import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer } from 'react';

import type { FindingTable } from '../findings/finding-table.js';
import type { FindingCounts, FindingFilter } from '../findings/finding-filter.js';
import { orFindings } from '../findings/or-findings.js';
import type { OpenProject } from '../open-project.js';
import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import { filesIn, splitFiles } from '../search/file-terms.js';
import type { FileId } from '../search/file-terms.js';
import type { Filters } from '../search/filter-keys.js';
import type { KeySummary } from '../store/key-summary.js';
import type { ShownStatus, StatusCounts } from '../store/shown-status.js';
import { countStale, countValues, searchFilter, valueFilter } from '../search/table-filters.js';
import { inProjectOrder } from './find-keys.js';
import { useFoundKeys } from './use-found-keys.js';
import type { Found } from './use-found-keys.js';

/** The filters for keys. */
export interface KeyFilter {
  /** Words and terms, among them the files to show keys of. */
  query: string;
  /** Shows keys with any of these statuses; all keys if empty. */
  statuses: readonly ShownStatus[];
  /** Also shows keys with such a finding; null to ignore findings. */
  findings: FindingFilter | null;
  /** Also shows keys with a value whose source has changed. */
  isStale: boolean;
  /** Null for all groups. */
  groupId: number | null;
}

export interface ShownKeys {
  /** The keys that met the filters when they were last applied. */
  keys: readonly KeySummary[];
  /** The search has not finished, so an empty list is not final. */
  isPending: boolean;
  /** The current numbers of values by status, within the other filters. */
  counts: StatusCounts;
  /** The current numbers of values with findings, within the other filters; null until they are counted. */
  findings: FindingCounts | null;
  /** The current number of values whose source has changed, within the other filters. */
  staleValues: number;
  /** The number of empty values of each group in the displayed languages. */
  emptyByGroup: Map<number, number>;
  /** Counts the keys of each file, within the other filters. */
  countByFile: () => Map<FileId, number>;
  /** The number of keys that a refresh would add or remove. */
  stale: number;
  refresh: () => void;
}

/** The result of the filters when they were last applied. */
interface Applied {
  /** The keys of the group, in all files. */
  inGroup: readonly KeySummary[];
  /** The keys of the group and of the files. */
  all: readonly KeySummary[];
  search: Found;
  /** The keys within all filters but those of the chips, which count in them. */
  found: readonly KeySummary[];
  keys: readonly KeySummary[];
  /** The keys with a value that has changed since. */
  touched: Set<number>;
  /** The table that was filtered: another one means that the project was reloaded. */
  table: ValueTable;
  /** The findings that were filtered by: others mean that the checks have run again. */
  findingTable: FindingTable | null;
}

const isFoundBy = ({ ids }: Found, { id }: KeySummary): boolean => ids?.has(id) ?? true;

/** The keys that the filters show. An edit never removes a row; only a change of the filters or a refresh does. */
export function useShownKeys(
  project: OpenProject,
  structure: Structure,
  filter: KeyFilter,
  displayed: readonly number[],
): ShownKeys {
  const { cells } = project;
  const now = useDeferredValue(useAtomValue(cells.revision, { store: cells.store }));
  const [refreshed, refresh] = useReducer((count: number) => count + 1, 0);
  const { groupId } = filter;
  const { query, chosen } = useFiles(filter.query, structure);
  const filters = useFilters(filter, displayed);
  const { findings, languageIds } = filters;
  const findingTable = useAtomValue(project.findings.found, { store: cells.store });
  const isChecked = findings === null || findingTable !== null;
  const { found: search, isPending } = useFoundKeys(project, structure, query, languageIds, refreshed);

  const applied = useMemo<Applied & { refreshed: number }>(() => {
    const within = keysWithin(structure, groupId, chosen);
    const found = search.ids === null ? within.all : within.all.filter((key) => isFoundBy(search, key));
    const isAskedFor = wantedKeys(project, filters);
    // A refresh filters the current values again.
    return {
      ...within,
      search,
      found,
      keys: isChecked ? found.filter(({ id }) => isAskedFor(id)) : [],
      touched: new Set(),
      table: cells.table,
      findingTable: cells.store.get(project.findings.found),
      refreshed,
    };
  }, [project, cells, structure, groupId, chosen, search, filters, isChecked, refreshed]);

  useEffect(() => cells.onChange(({ keyId }) => applied.touched.add(keyId)), [cells, applied]);

  const isReady = isChecked && !isPending;
  const counted = useCounts(project, applied.found, languageIds);
  const { stale } = useMemo(
    () => ({ stale: isReady ? staleKeys(project, structure, applied, filters) : 0, now, findingTable }),
    [project, structure, applied, filters, isReady, now, findingTable],
  );
  return {
    keys: applied.keys,
    isPending: !isReady,
    counts: counted.total,
    findings: counted.findings,
    staleValues: counted.staleValues,
    emptyByGroup: counted.emptyByGroup,
    countByFile: useCallback(() => countFiles(project, applied, filters), [project, applied, filters]),
    stale,
    refresh,
  };
}

/** A search without its files, and these; null for all. */
function useFiles(query: string, { files }: Structure) {
  const { rest } = splitFiles(query);
  const chosen = useMemo(() => filesIn(query, files), [query, files]);
  return { query: rest, chosen };
}

/** The keys of a group, and those of them in some files. */
function keysWithin(structure: Structure, groupId: number | null, chosen: ReadonlySet<FileId> | null) {
  const inGroup = inProjectOrder(structure).filter((key) => groupId === null || key.groupId === groupId);
  return { inGroup, all: chosen === null ? inGroup : inGroup.filter(({ fileId }) => chosen.has(fileId)) };
}

/** Returns the same object while its parts are equal. */
function useFilters({ findings, isStale, ...filter }: KeyFilter, displayed: readonly number[]): Filters {
  const statuses = useSaid(filter.statuses);
  const languageIds = useSaid(displayed);
  return useMemo(
    () => ({ statuses, findings, isStale, languageIds }),
    [statuses, findings, isStale, languageIds],
  );
}

/** The current numbers of values by what the chips filter by. */
function useCounts(
  { cells, findings }: OpenProject,
  found: readonly KeySummary[],
  languageIds: readonly number[],
) {
  const now = useDeferredValue(useAtomValue(cells.revision, { store: cells.store }));
  const findingTable = useAtomValue(findings.found, { store: cells.store });
  const values = useMemo(
    () => ({
      ...countValues(cells.table, found, languageIds),
      staleValues: countStale(cells, found, languageIds),
      now,
    }),
    [cells, found, languageIds, now],
  );
  const findingCounts = useMemo(
    () => findingTable?.count(found, languageIds) ?? null,
    [findingTable, found, languageIds],
  );
  return { ...values, findings: findingCounts };
}

/** Returns whether a displayed value of a key matches by its status, its source or a finding. */
const wantedKeys = ({ cells, findings }: OpenProject, filters: Filters): ((keyId: number) => boolean) =>
  orFindings(valueFilter(cells, filters), filters.statuses.length > 0 || filters.isStale, {
    found: cells.store.get(findings.found),
    asked: filters.findings,
    languageIds: filters.languageIds,
  });

/** The keys of each file that the other filters show. */
function countFiles(
  project: OpenProject,
  { inGroup, search }: Applied,
  filters: Filters,
): Map<FileId, number> {
  const isAskedFor = wantedKeys(project, filters);
  const counts = new Map<FileId, number>();
  for (const key of inGroup)
    if (isFoundBy(search, key) && isAskedFor(key.id))
      counts.set(key.fileId, (counts.get(key.fileId) ?? 0) + 1);
  return counts;
}

/** Counts the keys that meet the filters but are not shown, and those shown that no longer meet them. */
function staleKeys(
  project: OpenProject,
  { languages }: Structure,
  { all, search, keys, touched, table, findingTable }: Applied,
  filters: Filters,
): number {
  const { cells, findings } = project;
  const isUnchanged =
    touched.size === 0 && table === cells.table && findingTable === cells.store.get(findings.found);
  if (isUnchanged) return 0;
  const isAskedFor = wantedKeys(project, filters);
  // Uses the query of the result: the next search may still be running.
  const isFoundNow = searchFilter(cells.table, search.query, filters.languageIds, languages);
  // For an unchanged key the result still holds: the whole project need not be searched again.
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

/** Returns the previous list if it is equal: lists parsed from the URL are new each time. */
function useSaid<T extends string | number>(list: readonly T[]): readonly T[] {
  const said = JSON.stringify(list);
  return useMemo(() => JSON.parse(said) as T[], [said]);
}
