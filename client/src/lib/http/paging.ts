/** The page sizes of the selector; null for all. */
export const PAGE_SIZES = [14, 28, 56, 112, null] as const;

export const DEFAULT_PAGE_SIZE = 14;

export interface Page<T> {
  items: T[];
  /** From 1, limited to the existing pages. */
  number: number;
  count: number;
}

export function pageOf<T>(items: readonly T[], number: number, size: number | null): Page<T> {
  if (size === null) return { items: [...items], number: 1, count: 1 };
  const count = Math.max(1, Math.ceil(items.length / size));
  const within = Math.min(Math.max(1, number), count);
  return { items: items.slice((within - 1) * size, within * size), number: within, count };
}

/** The page size in the URL; the default if it is not one of the selector. */
export function pageSize(parameter: string | null): number | null {
  if (parameter === 'all') return null;
  const size = Number(parameter);
  return PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE;
}
