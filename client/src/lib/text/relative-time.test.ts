import { en, fr } from '../../testing/messages.js';
import { dayName, relativeTime, timeInDay } from './relative-time.js';

const now = new Date(2026, 10, 20, 15, 0).getTime();
const at = (...parts: [number, number, number, number, number]): string => new Date(...parts).toISOString();

describe('relativeTime', () => {
  it.each([
    [at(2026, 10, 20, 14, 58), '2 min ago', 'Il y a 2 min'],
    [at(2026, 10, 20, 14, 0), '1 hour ago', 'Il y a 1 heure'],
    [at(2026, 10, 20, 0, 30), '14 hours ago', 'Il y a 14 heures'],
    [at(2026, 10, 19, 23, 0), 'Yesterday', 'Hier'],
    [at(2026, 10, 3, 12, 0), '3 Nov', '3 nov.'],
    [at(2025, 7, 14, 12, 0), '14 Aug 2025', '14 août 2025'],
    // A server's clock a little ahead of ours.
    [at(2026, 10, 20, 15, 1), 'Just now', 'À l’instant'],
  ])('says %s as "%s" and "%s"', (iso, english, french) => {
    expect(relativeTime(iso, 'en', (id) => en[id], now)).toBe(english);
    // French puts a no-break space before the unit.
    expect(relativeTime(iso, 'fr', (id) => fr[id], now).replaceAll('\u00a0', ' ')).toBe(french);
  });
});

describe('the days of a list', () => {
  it.each([
    [at(2026, 10, 20, 0, 30), 'Today', 'Aujourd’hui', '14 hours ago'],
    [at(2026, 10, 19, 23, 5), 'Yesterday', 'Hier', '23:05'],
    [at(2026, 10, 3, 9, 7), '3 Nov', '3 nov.', '09:07'],
    [at(2025, 7, 14, 12, 0), '14 Aug 2025', '14 août 2025', '12:00'],
  ])('names that of %s "%s" and "%s", and its time "%s"', (iso, english, french, time) => {
    expect(dayName(iso, 'en', now)).toBe(english);
    expect(dayName(iso, 'fr', now)).toBe(french);
    expect(timeInDay(iso, 'en', (id) => en[id], now)).toBe(time);
  });
});
