import useSWRInfinite from 'swr/infinite';

interface Page<Item> {
  items: Item[];
  /** Where the next page begins; null on the last one. */
  next: number | null;
}

export interface Pages<Item> {
  /** The newest first; undefined until the first page is there. */
  items: Item[] | undefined;
  error: unknown;
  /** Null at the end. */
  loadOlder: (() => void) | null;
  isLoading: boolean;
  /** Reads it again, from the newest on. */
  refresh: () => void;
}

/**
 * A list page by page: a page is asked for by where the one before it ended.
 * @param pathOf the path of the page that begins at `before`, or of the first one
 */
export function usePages<Item>(pathOf: (before: number | null) => string): Pages<Item> {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Page<Item>, unknown>(
    (_, before: Page<Item> | null) => (before?.next === null ? null : pathOf(before?.next ?? null)),
  );
  const isAtEnd = data === undefined || data.at(-1)?.next === null;
  return {
    items: data?.flatMap(({ items }) => items),
    error,
    loadOlder: isAtEnd ? null : () => void setSize(size + 1),
    isLoading: isValidating,
    refresh: () => void mutate(),
  };
}
