import useSWRInfinite from 'swr/infinite';

interface Page<Item> {
  items: Item[];
  /** The cursor of the next page; null on the last page. */
  next: number | null;
}

export interface Pages<Item> {
  /** Newest first; undefined until the first page is loaded. */
  items: Item[] | undefined;
  error: unknown;
  /** Null if everything is loaded. */
  loadOlder: (() => void) | null;
  isLoading: boolean;
  /** Loads the list again from the newest item. */
  refresh: () => void;
}

/**
 * Loads a list page by page; each page starts where the previous one ended.
 * @param pathOf returns the path of the page that starts at `before`, or of the first page
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
