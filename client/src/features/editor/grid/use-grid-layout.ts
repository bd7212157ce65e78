import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useElementSize } from '../../../lib/hooks/use-element-size.js';
import type { Size } from '../../../lib/hooks/use-element-size.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { useVirtual } from '../../../lib/hooks/use-virtual.js';
import type { Virtual } from '../../../lib/hooks/use-virtual.js';
import { widthsOf } from '../view/columns.js';
import type { Columns, Widths } from '../view/columns.js';
import { groupRowBefore } from '../rows/grid-rows.js';
import type { GridRow } from '../rows/grid-rows.js';
import type { ShownColumn } from './KeyRow.js';
import type { OpenProject } from '../../../project/open-project.js';
import { GROUP_HEIGHT, HEADER_HEIGHT, ONE_LINE_HEIGHT, SELECTION_BAR_HEIGHT } from '../rows/row-heights.js';
import type { Cursor } from './use-cursor.js';
import { useRowHeights } from '../rows/use-row-heights.js';

const OVERSCAN_ROWS = 8;
const OVERSCAN_COLUMNS = 1;

export interface GridLayout {
  viewport: Size;
  widths: Widths;
  vertical: Virtual;
  /** The virtual layout of the columns that are not pinned. */
  horizontal: Virtual;
  shownColumns: readonly ShownColumn[];
}

interface Content {
  rows: readonly GridRow[];
  columns: Columns;
  cursor: Cursor;
  /** Whether the selection bar covers the end of the rows. */
  isSelecting: boolean;
}

/** The layout of the grid: widths from the window, heights from the texts, and the visible part. */
export function useGridLayout(
  project: OpenProject,
  scroller: RefObject<HTMLElement | null>,
  { rows, columns, cursor, isSelecting }: Content,
): GridLayout {
  const { reference, others } = columns;
  const viewport = useElementSize(scroller);
  const isWide = useAtLeast('lg');
  const widths = useMemo(
    () => widthsOf(columns, { viewport: viewport.width, isWide }),
    [columns, viewport.width, isWide],
  );
  const heights = useRowHeights(project, rows, columns, widths);
  const vertical = useVirtual({
    count: rows.length,
    scroller: () => scroller.current,
    sizeOf: (index) => heights[index] ?? ONE_LINE_HEIGHT,
    keyOf: useCallback(
      (index: number) => (heights[index] ? (rows[index]?.id ?? index) : index),
      [rows, heights],
    ),
    paddingStart: HEADER_HEIGHT,
    coveredStart: HEADER_HEIGHT + GROUP_HEIGHT,
    coveredEnd: isSelecting ? SELECTION_BAR_HEIGHT : 0,
    overscan: OVERSCAN_ROWS,
    // The sticky group header, the focused cell and the edited cell are always rendered.
    alwaysRendered: [cursor.row, cursor.editedRow],
    withIndex: useCallback((first: number) => groupRowBefore(rows, first), [rows]),
  });
  const pinned = widths.key + (reference ? widths.reference : 0);
  const firstOther = reference ? 2 : 1;
  const horizontal = useVirtual({
    count: others.length,
    scroller: () => scroller.current,
    sizeOf: () => widths.other,
    keyOf: useCallback(
      (index: number) => (widths.other > 0 ? (others[index]?.id ?? index) : index),
      [others, widths],
    ),
    horizontal: true,
    paddingStart: pinned,
    coveredStart: pinned,
    overscan: OVERSCAN_COLUMNS,
    alwaysRendered: [cursor.column - firstOther],
  });
  const shownColumns = useShownColumns(horizontal, others, firstOther);
  useAnchor(scroller, vertical.startOf(cursor.row), rows[cursor.row]?.id);
  return { viewport, widths, vertical, horizontal, shownColumns };
}

/** The visible columns; the same list while they are equal, so that rows render only on a change. */
function useShownColumns(
  { items }: Virtual,
  others: readonly LanguageView[],
  first: number,
): readonly ShownColumn[] {
  const places = items.map(({ index, start }) => `${index}:${start}`).join(' ');
  return useMemo(
    () =>
      (places === '' ? [] : places.split(' ')).flatMap((place) => {
        const [index = 0, left = 0] = place.split(':').map(Number);
        const language = others[index];
        return language ? [{ language, column: index + first, left }] : [];
      }),
    [places, others, first],
  );
}

/** Keeps the focused row at its position on the screen when rows above it change their heights. */
function useAnchor(scroller: RefObject<HTMLElement | null>, start: number, rowId: string | undefined): void {
  const before = useRef({ start, rowId });
  useLayoutEffect(() => {
    const { start: was, rowId: wasId } = before.current;
    before.current = { start, rowId };
    const view = scroller.current;
    if (!view || rowId !== wasId || was === start) return;
    const isInView = was >= view.scrollTop && was <= view.scrollTop + view.clientHeight;
    if (isInView) view.scrollTop += start - was;
  }, [scroller, start, rowId]);
}
