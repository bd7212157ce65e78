import type { ActivityItem } from '#core/api/activity.js';

import { formOf } from './activity-text.js';

/** Each form of a plural is reviewed by a call of its own. Calls within this time count as one review. */
const TOGETHER_MS = 60_000;

export type Entry = [ActivityItem, ...ActivityItem[]];

/** Identifies a review by user, status and value; null if the change is not a review of a plural form. */
function decisionOf(item: ActivityItem): string | null {
  if (item.action !== 'value.reviewed' || formOf(item) === null || item.changeSet !== null) return null;
  const { actor, key, language, source } = item;
  return JSON.stringify([actor?.id, key?.id, language?.id, source, item.new?.['status']]);
}

const isTogether = (one: ActivityItem, other: ActivityItem): boolean =>
  decisionOf(one) !== null &&
  decisionOf(one) === decisionOf(other) &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= TOGETHER_MS;

/** Groups changes into entries: one per change, except that forms of a plural reviewed together share one. */
export function grouped(items: readonly ActivityItem[]): Entry[] {
  const entries: Entry[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    const isNewForm = last?.every((other) => formOf(other) !== formOf(item)) ?? false;
    if (last && isNewForm && isTogether(last[0], item)) last.push(item);
    else entries.push([item]);
  }
  return entries;
}

/** The entries by day, in local time and in their order. */
export function byDay(entries: readonly Entry[]): Entry[][] {
  const days: Entry[][] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.[0] && dayOf(last[0]) === dayOf(entry)) last.push(entry);
    else days.push([entry]);
  }
  return days;
}

const dayOf = ([{ at }]: Entry): string => new Date(at).toDateString();
