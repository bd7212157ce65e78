import useSWR from 'swr';

import { routes } from '#core/api/routes.js';

import { useProjectContext } from '../../../project/project-context.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { fetchTextAt } from './text-at.js';

/** The source text that a translation is based on; null if unknown, undefined while loading. */
export function useTextMadeFrom({ ref, cell }: PlacedCell, version: number): string | null | undefined {
  const { projectId } = useProjectContext().project;
  const path = routes.listHistoryOfValue(projectId, ref.keyId, cell.saved?.id ?? 0);
  const { data } = useSWR<string | null>(
    // The history does not contain unsaved changes.
    cell.saved && cell.unsaved === null && [path, version, cell.saved.version],
    () => fetchTextAt(path, version),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return data;
}
