import useSWRInfinite from 'swr/infinite';

import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';

/** Which part of the activity; what is null is not asked for. */
export interface ActivityFilter {
  userId?: number | null;
  languageId?: number | null;
  keyId?: number | null;
}

export interface Activity {
  /** The newest first; undefined until the first page is there. */
  items: ActivityItem[] | undefined;
  error: unknown;
  /** Null at the end. */
  loadOlder: (() => void) | null;
  isLoading: boolean;
  /** Reads it again, from the newest on. */
  refresh: () => void;
}

function pathOf(projectId: number, filter: ActivityFilter, before: number | null): string {
  const query = new URLSearchParams();
  for (const [name, id] of Object.entries({ ...filter, before })) if (id) query.set(name, String(id));
  const asked = query.toString();
  return routes.listActivity(projectId) + (asked && `?${asked}`);
}

/** What happened to a project, page by page: a page is asked for by where the one before it ended. */
export function useActivity(projectId: number, filter: ActivityFilter): Activity {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<ActivityPage, unknown>(
    (_, before: ActivityPage | null) =>
      before?.next === null ? null : pathOf(projectId, filter, before?.next ?? null),
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
