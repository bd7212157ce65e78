const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/**
 * "2 min ago", "1 hour ago", "yesterday", then the day: "3 Nov", and its year when it is not this one.
 * @param iso an ISO 8601 time
 * @param now milliseconds since the epoch
 */
export function relativeTime(iso: string, locale: string, now: number = Date.now()): string {
  const time = Date.parse(iso);
  const age = Math.max(0, now - time);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (age < MINUTE) return relative.format(0, 'second');
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days === 0) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (days === 1) return relative.format(-1, 'day');
  return dayOf(time, locale, now);
}

function dayOf(time: number, locale: string, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(time);
}

/** The whole date and time, for a tooltip. */
export const absoluteTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(Date.parse(iso));
