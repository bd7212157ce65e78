import { LOCALE } from './attributes.js';
import { arbMembers } from './members.js';

/** The code of a language as ARB writes it: `pt_BR`. */
export const arbLocale = (code: string): string => code.replaceAll('-', '_');

/** A file as that of another language, which it names if it named its own. */
export function withLocale(source: string, code: string): string {
  const locale = arbMembers(source).findLast(({ name, text }) => name === LOCALE && text !== null);
  if (!locale) return source;
  return source.slice(0, locale.valueStart) + JSON.stringify(arbLocale(code)) + source.slice(locale.end);
}
