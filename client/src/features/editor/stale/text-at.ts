import type { ActivityItem, ActivityPage } from '#core/api/activity.js';

import { get } from '../../../lib/api/swr.js';

type Change = Pick<ActivityItem, 'version' | 'old' | 'new'>;

const textIn = (state: Change['new']): string => {
  const text = state?.['text'];
  return typeof text === 'string' ? text : '';
};

/**
 * The text of a value in a version, or in the nearest earlier version of its history, which lists imports only as a
 * whole. Null if unknown. `changes`: newest first.
 */
export function textAt(changes: readonly Change[], version: number): string | null {
  const next = changes.find((change) => change.version === version + 1);
  const own = changes.find((change) => (change.version ?? Infinity) <= version);
  const text = own?.version === version || !next ? textIn(own?.new ?? null) : textIn(next.old);
  return text || null;
}

/** Loads the history of a value back to a version, for `textAt`. */
export async function fetchTextAt(path: string, version: number): Promise<string | null> {
  const changes: Change[] = [];
  let before: number | null = null;
  do {
    const page: ActivityPage = await get(before === null ? path : `${path}?before=${before}`);
    changes.push(...page.items);
    const isThere = page.items.some((change) => (change.version ?? Infinity) <= version);
    before = isThere ? null : page.next;
  } while (before !== null);
  return textAt(changes, version);
}
