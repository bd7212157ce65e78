import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.js';

/** What a user may do: `restricted` still reads, exports, removes, leaves and pays. */
export type AccessMode = 'unlimited' | 'subscribed' | 'trial' | 'restricted';

/** The states of a paid subscription; an overdue payment does not count. */
const SUBSCRIBED: readonly string[] = ['active', 'trialing'];

/** A subscription of these states is there, paid or not; the others never began or are over. */
const CURRENT: readonly string[] = [...SUBSCRIBED, 'past_due', 'unpaid', 'paused'];

/** Whether a subscription in this state lets its user work. */
export const isSubscribed = (status: string): boolean => SUBSCRIBED.includes(status);

/** Whether a subscription in this state is one to show, to pay or to end. */
export const isCurrent = (status: string): boolean => CURRENT.includes(status);

/** The end of a trial; no trial begins before billing was enabled. */
export const trialEnd = (createdAt: Date, billingSince: Date, days: number): Date =>
  new Date(Math.max(createdAt.getTime(), billingSince.getTime()) + days * DAY_MS);

/** What a user may do on an instance that takes payments; null for a status: there is no subscription. */
export function accessMode(status: string | null, trialEndsAt: Date, now: Date): AccessMode {
  if (status !== null && isSubscribed(status)) return 'subscribed';
  return now < trialEndsAt ? 'trial' : 'restricted';
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** The time until `end` in whole minutes, the begun one counted; null when it has passed. */
export function timeLeft(end: Date, now: Date): TimeLeft | null {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return null;
  const whole = Math.ceil(left / MINUTE_MS) * MINUTE_MS;
  return {
    days: Math.floor(whole / DAY_MS),
    hours: Math.floor((whole % DAY_MS) / HOUR_MS),
    minutes: Math.floor((whole % HOUR_MS) / MINUTE_MS),
  };
}
