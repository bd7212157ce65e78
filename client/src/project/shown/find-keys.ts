import type { OpenProject } from '../open-project.js';
import { hasFewTexts } from '../search/few-texts.js';
import { searchFilter } from '../search/table-filters.js';
import type { Structure } from '../store/structure.js';
import type { KeySummary } from '../store/key-summary.js';

/** The keys of a project in its order. */
export const inProjectOrder = ({ groups, keys }: Structure): KeySummary[] =>
  groups.flatMap(({ keyIds }) => keyIds.flatMap((id) => keys.get(id) ?? []));

/**
 * Searches the texts of now and calls back with the ids of the keys found: at once if the texts are few, otherwise later.
 * Returns the function to cancel. `displayed`: the languages to search, unless the search names others.
 */
export function findKeys(
  { cells, structure, texts }: OpenProject,
  query: string,
  displayed: readonly number[],
  take: (keyIds: Iterable<number>) => void,
): () => void {
  if (hasFewTexts(cells.table)) {
    const now = cells.store.get(structure);
    const isFound = searchFilter(cells.table, query, displayed, now.languages);
    const found = inProjectOrder(now).filter(isFound);
    take(found.map(({ id }) => id));
    return () => undefined;
  }
  let isStale = false;
  void texts.findKeys(query, displayed).then((keyIds) => !isStale && take(keyIds));
  return () => {
    isStale = true;
  };
}
