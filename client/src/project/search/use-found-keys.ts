import { useEffect, useLayoutEffect, useState } from 'react';

import type { OpenProject } from '../open-project.js';
import type { Structure } from '../store/structure.js';
import { readSearch } from './filter-keys.js';
import { KeySearch } from './key-search.js';

/** Opening the project comes first. */
const PREPARE_AFTER_MS = 1_500;

/** The result of a search. */
export interface Found {
  query: string;
  /** Null without a search: then all keys are found. */
  ids: ReadonlySet<number> | null;
}

const ALL: Found = { query: '', ids: null };
/** The result while the first search is running. */
const NOT_YET: Found = { query: '', ids: new Set() };

interface Answered {
  found: Found;
  isPending: boolean;
}

/** The result of a search; the previous result until it is ready. */
export function useFoundKeys(
  project: OpenProject,
  structure: Structure,
  query: string,
  languageIds: readonly number[],
  refreshed: number,
): Answered {
  const search = useKeySearch(project);
  const isIdle = readSearch(query) === null;
  const [found, setFound] = useState<Found>(isIdle ? ALL : NOT_YET);

  useLayoutEffect(() => {
    if (isIdle) setFound(ALL);
    else search.find(query, languageIds, (keyIds) => setFound({ query, ids: new Set(keyIds) }));
    // Changed keys or a refresh start a new search.
  }, [search, query, languageIds, isIdle, structure, refreshed]);

  const answer = isIdle ? ALL : found;
  return { found: answer, isPending: answer === NOT_YET };
}

function useKeySearch(project: OpenProject): KeySearch {
  const [search] = useState(() => new KeySearch(project));
  useEffect(() => {
    const stop = project.cells.onChange((ref) => search.changed(ref));
    const timer = setTimeout(() => search.prepare(), PREPARE_AFTER_MS);
    return () => {
      stop();
      clearTimeout(timer);
      search.close();
    };
  }, [project, search]);
  return search;
}
