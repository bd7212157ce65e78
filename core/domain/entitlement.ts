import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.js';

/** The access of a user: in `restricted` mode they can still read, export, delete, leave and pay. */
export type AccessMode = 'unlimited' | 'subscribed' | 'trial' | 'restricted';

/** The states of a paid subscription; an overdue payment does not count. */
const SUBSCRIBED: readonly string[] = ['active', 'trialing'];

/** The states of a current subscription, paid or not. In other states it was never active or has ended. */
const CURRENT: readonly string[] = [...SUBSCRIBED, 'past_due', 'unpaid', 'paused'];

/** Returns whether a subscription in this state gives access. */
export const isSubscribed = (status: string): boolean => SUBSCRIBED.includes(status);

/** Returns whether a subscription in this state can be shown, paid or cancelled. */
export const isCurrent = (status: string): boolean => CURRENT.includes(status);

/** The end of a trial; no trial begins before billing was enabled. */
export const trialEnd = (createdAt: Date, billingSince: Date, days: number): Date =>
  new Date(Math.max(createdAt.getTime(), billingSince.getTime()) + days * DAY_MS);

/** The access of a user on an instance with billing. `status` is null without a subscription. */
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
