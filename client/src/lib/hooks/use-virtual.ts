import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useReducer, useState } from 'react';

export interface VirtualOptions {
  count: number;
  /** Returns null until the scroller is mounted. */
  scroller: () => HTMLElement | null;
  sizeOf: (index: number) => number;
  /** A new function means that keys or sizes have changed. */
  keyOf: (index: number) => string | number;
  horizontal?: boolean;
  /** The space before the first item, in px. */
  paddingStart?: number;
  /** The part of the scroller covered at its start by sticky elements, in px. */
  coveredStart?: number;
  /** The part covered at its end by floating elements, in px; the last item can be scrolled out of it. */
  coveredEnd?: number;
  overscan: number;
  /** Items that are always rendered: the focused one and the edited one. */
  alwaysRendered?: readonly number[];
  /** Returns another item to render with a range that starts at `first`: the header that sticks above it. */
  withIndex?: (first: number) => number;
}

export interface Virtual {
  items: VirtualItem[];
  /** The size of all items, including the space before them, in px. */
  totalSize: number;
  offset: number;
  /** The first item at or after the covered part. */
  firstVisible: number;
  startOf: (index: number) => number;
  /** Scrolls as little as needed to bring an item into view. */
  reveal: (index: number) => void;
}

/** Renders the visible part of a long list with known sizes. */
export function useVirtual(options: VirtualOptions): Virtual {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const resolved = {
    count: options.count,
    getScrollElement: options.scroller,
    estimateSize: options.sizeOf,
    getItemKey: options.keyOf,
    horizontal: options.horizontal ?? false,
    paddingStart: options.paddingStart ?? 0,
    scrollPaddingStart: options.coveredStart ?? 0,
    paddingEnd: options.coveredEnd ?? 0,
    scrollPaddingEnd: options.coveredEnd ?? 0,
    overscan: options.overscan,
    rangeExtractor: (range: Range) =>
      withRange(range, [...(options.alwaysRendered ?? []), options.withIndex?.(range.startIndex) ?? -1]),
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => rerender(),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(resolved));
  virtualizer.setOptions(resolved);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  const startOf = useCallback(
    (index: number) => virtualizer.measurementsCache[index]?.start ?? 0,
    [virtualizer],
  );
  const reveal = useCallback((index: number) => revealIn(virtualizer, index), [virtualizer]);
  const offset = virtualizer.scrollOffset ?? 0;
  const covered = offset + (options.coveredStart ?? 0);
  return {
    items: virtualizer.getVirtualItems(),
    totalSize: virtualizer.getTotalSize(),
    offset,
    firstVisible: virtualizer.getVirtualItemForOffset(covered)?.index ?? 0,
    startOf,
    reveal,
  };
}

/** Calculates the offset from the known sizes: the virtualizer would read the layout several times. */
function revealIn(virtualizer: Virtualizer<HTMLElement, HTMLElement>, index: number): void {
  const { scrollElement, scrollRect, scrollOffset, options } = virtualizer;
  const item = virtualizer.measurementsCache[index];
  if (!item || !scrollElement || !scrollRect || scrollOffset === null) return;
  const first = item.start - options.scrollPaddingStart;
  const size = options.horizontal ? scrollRect.width : scrollRect.height;
  const last = item.end - size + options.scrollPaddingEnd;
  // For an item larger than the view, shows its start.
  const to = Math.min(first, Math.max(last, scrollOffset));
  if (to !== scrollOffset) scrollElement[options.horizontal ? 'scrollLeft' : 'scrollTop'] = to;
}

/** The rendered range with its overscan and the items that are always rendered, in order. */
function withRange({ startIndex, endIndex, overscan, count }: Range, always: readonly number[]): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const indexes = new Set(always.filter((index) => index >= 0 && index < count));
  for (let index = first; index <= last; index += 1) indexes.add(index);
  return [...indexes].sort((one, other) => one - other);
}
