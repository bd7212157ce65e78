import type { ActivityItem } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';

import { usePages } from './use-pages.js';
import type { Pages } from './use-pages.js';

/** A part of the activity. Null does not filter. */
export interface ActivityFilter {
  userId?: number | null;
  languageId?: number | null;
  keyId?: number | null;
  changeSetId?: number | null;
}

interface Options {
  /** Whether a change set is one item. */
  isCollapsed?: boolean;
}

function pathOf(
  projectId: number,
  filter: ActivityFilter,
  before: number | null,
  { isCollapsed = false }: Options,
): string {
  const query = new URLSearchParams(isCollapsed ? { collapse: 'true' } : {});
  for (const [name, id] of Object.entries({ ...filter, before })) if (id) query.set(name, String(id));
  const asked = query.toString();
  return routes.listActivity(projectId) + (asked && `?${asked}`);
}

/** The activity of a project. */
export function useActivity(
  projectId: number,
  filter: ActivityFilter,
  options: Options = {},
): Pages<ActivityItem> {
  return usePages((before) => pathOf(projectId, filter, before, options));
}
