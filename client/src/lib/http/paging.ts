/** The sizes of a page the selector offers; null is all. */
export const PAGE_SIZES = [14, 28, 56, 112, null] as const;

export const DEFAULT_PAGE_SIZE = 14;

export interface Page<T> {
  items: T[];
  /** 1-based, brought back into what exists. */
  number: number;
  count: number;
}

export function pageOf<T>(items: readonly T[], number: number, size: number | null): Page<T> {
  if (size === null) return { items: [...items], number: 1, count: 1 };
  const count = Math.max(1, Math.ceil(items.length / size));
  const within = Math.min(Math.max(1, number), count);
  return { items: items.slice((within - 1) * size, within * size), number: within, count };
}

/** The size an address asks for; what is no size of the selector is the default. */
export function pageSize(parameter: string | null): number | null {
  if (parameter === 'all') return null;
  const size = Number(parameter);
  return PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE;
}
