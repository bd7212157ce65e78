import type { ProjectSummary } from '#core/api/projects.js';

import { fold } from '../../lib/fold.js';

export const SORTS = ['updated', 'name', 'created'] as const;

export type Sort = (typeof SORTS)[number];

export const isSort = (value: unknown): value is Sort => SORTS.some((sort) => sort === value);

/** The sizes of a page the selector offers; null is all. */
export const PAGE_SIZES = [14, 28, 56, 112, null] as const;

export const DEFAULT_PAGE_SIZE = 14;

/** The projects whose name or description holds the words searched for, case and accents ignored. */
export function search(projects: readonly ProjectSummary[], query: string): ProjectSummary[] {
  const wanted = fold(query.trim());
  return projects.filter(
    ({ name, description }) => fold(name).includes(wanted) || fold(description).includes(wanted),
  );
}

/** The latest first; names as the interface language sorts them. */
export function sorted(projects: readonly ProjectSummary[], sort: Sort, locale: string): ProjectSummary[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const orders: Record<Sort, (one: ProjectSummary, other: ProjectSummary) => number> = {
    updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
    created: (one, other) => other.createdAt.localeCompare(one.createdAt),
    name: (one, other) => compare(one.name, other.name),
  };
  return [...projects].sort(orders[sort]);
}

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
