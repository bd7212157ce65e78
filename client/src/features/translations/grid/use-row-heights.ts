import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import type { Columns, Widths } from '../columns.js';
import { heightsOf } from './grid-rows.js';
import type { GridRow } from './grid-rows.js';
import type { OpenProject } from '../store/open-project.js';
import { compactHeight, rowHeight } from './row-heights.js';

/** The height of each row, computed anew when a text is committed, or rows or columns change. */
export function useRowHeights(
  project: OpenProject,
  rows: readonly GridRow[],
  { reference, others, isCompact }: Columns,
  { key, reference: referenceWidth, other }: Widths,
): number[] {
  const { store, revision } = project.cells;
  const now = useDeferredValue(useAtomValue(revision, { store }));
  const languages = useMemo(
    () => [
      ...(reference ? [{ id: reference.id, columnWidth: referenceWidth }] : []),
      ...others.map(({ id }) => ({ id, columnWidth: other })),
    ],
    [reference, others, referenceWidth, other],
  );
  const { heights } = useMemo(
    () => ({
      now,
      heights: heightsOf(rows, ({ id: keyId, name, isPlural }) =>
        isCompact
          ? compactHeight(isPlural)
          : rowHeight({
              keyName: name,
              isPlural,
              keyColumnWidth: key,
              texts: isPlural
                ? []
                : languages.map(({ id: languageId, columnWidth }) => ({
                    text: project.cell({ keyId, languageId, quantity: null }).text,
                    columnWidth,
                  })),
            }),
      ),
    }),
    [project, rows, languages, key, isCompact, now],
  );
  return useSameList(heights);
}

/** The list as it was while it says the same: most edits change no height, and rows need not be laid out again. */
function useSameList(list: number[]): number[] {
  const signature = list.join();
  // The signature stands for the list.
  return useMemo(() => (signature === '' ? [] : signature.split(',').map(Number)), [signature]);
}
