import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useState } from 'react';

import { countValues, hasStatus, searchKeys } from './filter-keys.js';
import type { KeyToFilter, StatusCounts, ValueAt } from './filter-keys.js';
import type { OpenProject } from '../store/open-project.js';
import type { Structure } from '../store/structure.js';
import type { View } from '../url-view.js';

export interface ShownKeys {
  /** The keys that met the filters when they were last applied. */
  keys: KeyToFilter[];
  /** The values within the other filters, by status, as they are now. */
  counts: StatusCounts;
  /** The empty values of each group in the displayed languages. */
  emptyByGroup: Map<number, number>;
  /** Shown keys that no longer meet the filters: they stay until refreshed. */
  stale: number;
  refresh: () => void;
}

const inProjectOrder = ({ groups, keys }: Structure): KeyToFilter[] =>
  groups.flatMap(({ keyIds }) => keyIds.flatMap((id) => keys.get(id) ?? []));

/** The keys the filters leave. An edit never takes a row away; only a change of the filters or a refresh does. */
export function useShownKeys(
  project: OpenProject,
  structure: Structure,
  view: Pick<View, 'query' | 'statuses' | 'groupId'>,
  languageIds: readonly number[],
): ShownKeys {
  const [refreshed, setRefreshed] = useState(0);
  const { store, revision } = project.cells;
  const now = useDeferredValue(useAtomValue(revision, { store }));
  const [folds] = useState(() => new Map<string, string>());
  // The parts of an address are new arrays each time: what they say decides.
  const wanted = JSON.stringify([view.query, view.statuses, view.groupId, languageIds]);

  const valueAt = useMemo<ValueAt>(
    () => (keyId, languageId, quantity) => project.cell({ keyId, languageId, quantity }),
    [project],
  );
  const filters = useMemo(() => {
    const [query, statuses, groupId, ids] = JSON.parse(wanted) as [
      View['query'],
      View['statuses'],
      View['groupId'],
      number[],
    ];
    return { query, statuses, groupId, languageIds: ids };
  }, [wanted]);

  const { found, keys } = useMemo(() => {
    const all = searchKeys(inProjectOrder(structure), filters, valueAt, folds);
    // `refreshed` asks for another look at the values as they are now.
    return { found: all, keys: all.filter((key) => hasStatus(key, filters, valueAt)), refreshed };
  }, [structure, filters, valueAt, folds, refreshed]);

  const counted = useMemo(
    () => ({ ...countValues(found, filters.languageIds, valueAt), now }),
    [found, filters, valueAt, now],
  );
  const stale = useMemo(() => {
    const isIdle = filters.query === '' && filters.statuses.length === 0;
    if (isIdle || now < 0) return 0;
    const still = searchKeys(keys, filters, valueAt, folds);
    return keys.length - still.filter((key) => hasStatus(key, filters, valueAt)).length;
  }, [keys, filters, valueAt, folds, now]);

  return {
    keys,
    counts: counted.total,
    emptyByGroup: counted.emptyByGroup,
    stale,
    refresh: () => setRefreshed((count) => count + 1),
  };
}
