import useSWR from 'swr';

import { routes } from '#core/api/routes.js';

import { useProjectContext } from '../../../project/project-context.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { fetchTextAt } from './text-at.js';

/** The text that a translation was made from; null if nobody knows, undefined as long as it is not there. */
export function useTextMadeFrom({ ref, cell }: PlacedCell, version: number): string | null | undefined {
  const { projectId } = useProjectContext().project;
  const path = routes.listHistoryOfValue(projectId, ref.keyId, cell.saved?.id ?? 0);
  const { data } = useSWR<string | null>(
    // The history does not have a change that is not saved.
    cell.saved && cell.unsaved === null && [path, version, cell.saved.version],
    () => fetchTextAt(path, version),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return data;
}
