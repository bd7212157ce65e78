import { useEffect, useLayoutEffect, useState } from 'react';

import type { OpenProject } from '../open-project.js';
import { hasFewTexts } from '../search/few-texts.js';
import { readSearch } from '../search/filter-keys.js';
import type { Structure } from '../store/structure.js';
import { findKeys } from './find-keys.js';

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
  const isIdle = readSearch(query) === null;
  const [found, setFound] = useState<Found>(isIdle ? ALL : NOT_YET);
  usePreparedSearch(project);

  useLayoutEffect(() => {
    if (!isIdle)
      return findKeys(project, query, languageIds, (keyIds) => setFound({ query, ids: new Set(keyIds) }));
    setFound(ALL);
    return undefined;
    // Changed keys or a refresh start a new search.
  }, [project, query, languageIds, isIdle, structure, refreshed]);

  const answer = isIdle ? ALL : found;
  return { found: answer, isPending: answer === NOT_YET };
}

/** Keeps the worker, which large projects are searched in, and sends it the texts before the first search. */
function usePreparedSearch({ cells, texts }: OpenProject): void {
  useLayoutEffect(() => texts.hold(), [texts]);
  useEffect(() => {
    const prepare = (): void => {
      if (!hasFewTexts(cells.table)) void texts.prepareSearch();
    };
    const timer = setTimeout(prepare, PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [cells, texts]);
}
