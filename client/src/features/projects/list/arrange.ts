import type { ProjectSummary } from '#core/api/projects.js';

import { fold } from '../../../lib/text/fold.js';

export const SORTS = ['updated', 'name', 'created'] as const;

export type Sort = (typeof SORTS)[number];

export const isSort = (value: unknown): value is Sort => SORTS.some((sort) => sort === value);

/** The projects whose name or description contains the search words; ignores case and accents. */
export function search(projects: readonly ProjectSummary[], query: string): ProjectSummary[] {
  const wanted = fold(query.trim());
  return projects.filter(
    ({ name, description }) => fold(name).includes(wanted) || fold(description).includes(wanted),
  );
}

/** By date, the latest first; by name, in the order of the interface language. */
export function sorted(projects: readonly ProjectSummary[], sort: Sort, locale: string): ProjectSummary[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const orders: Record<Sort, (one: ProjectSummary, other: ProjectSummary) => number> = {
    updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
    created: (one, other) => other.createdAt.localeCompare(one.createdAt),
    name: (one, other) => compare(one.name, other.name),
  };
  return [...projects].sort(orders[sort]);
}
