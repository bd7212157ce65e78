import type { Text } from '../../i18n/use-text.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** By the calendar of this device. */
const daysBetween = (time: number, now: number): number => Math.round((midnight(now) - midnight(time)) / DAY);

/**
 * "Just now", "2 min ago", "1 hour ago", "yesterday", then the day ("3 Nov"), with its year unless it is the current
 * one.
 * @param iso an ISO 8601 time
 * @param now milliseconds since the epoch
 */
export function relativeTime(iso: string, locale: string, text: Text, now: number = Date.now()): string {
  const time = Date.parse(iso);
  const age = Math.max(0, now - time);
  const days = daysBetween(time, now);
  // Intl returns "now" and "maintenant", which do not fit after "Updated".
  if (age < MINUTE) return text('app.just_now');
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute', locale);
  if (days === 0) return ago(Math.floor(age / HOUR), 'hour', locale);
  return days === 1 ? ago(1, 'day', locale) : dayOf(time, locale, now);
}

/**
 * "Today", "Yesterday", then the day ("3 Nov"), with its year unless it is the current one.
 * @param iso an ISO 8601 time
 * @param now milliseconds since the epoch
 */
export function dayName(iso: string, locale: string, now: number = Date.now()): string {
  const time = Date.parse(iso);
  const days = daysBetween(time, now);
  return days <= 1 ? ago(Math.max(0, days), 'day', locale) : dayOf(time, locale, now);
}

/** The time in a day under its heading; for today, how long ago. */
export const timeInDay = (iso: string, locale: string, text: Text, now: number = Date.now()): string =>
  daysBetween(Date.parse(iso), now) <= 0
    ? relativeTime(iso, locale, text, now)
    : new Intl.DateTimeFormat(regional(locale), { timeStyle: 'short' }).format(Date.parse(iso));

// The day precedes the month, except in the United States.
const regional = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

function ago(count: number, unit: 'minute' | 'hour' | 'day', locale: string): string {
  const style = unit === 'minute' ? 'short' : 'long';
  const words = new Intl.RelativeTimeFormat(regional(locale), { numeric: 'auto', style }).format(
    -count,
    unit,
  );
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

function dayOf(time: number, locale: string, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(regional(locale), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(time);
}

/**
 * The day ("3 Nov"), with its year unless it is the current one.
 * @param iso an ISO 8601 time
 * @param now milliseconds since the epoch
 */
export const dayOfYear = (iso: string, locale: string, now: number = Date.now()): string =>
  dayOf(Date.parse(iso), locale, now);

/** The whole date and time, for a tooltip. */
export const absoluteTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(regional(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(Date.parse(iso));
