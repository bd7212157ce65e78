import { idsOf } from './edit-users.js';
import type { LanguageChoice } from './edit-users.js';

interface Limits {
  source: LanguageChoice;
  target: LanguageChoice;
}

/** Without a limit on source languages, a member may read the target languages only. */
export const mayRead = (languageId: number, { source, target }: Limits): boolean =>
  target === 'all' || target.includes(languageId) || (source !== 'all' && source.includes(languageId));

/** The source languages for these target languages: the base language, unless it is readable anyway. */
export const sourceFor = (target: LanguageChoice, baseId: number | undefined): LanguageChoice =>
  baseId === undefined || mayRead(baseId, { source: 'all', target }) ? 'all' : [baseId];

/**
 * The change that sets the target languages of a member. Members who could read the base language still can, unless
 * their source languages are limited.
 */
export function targetChange(
  target: LanguageChoice,
  saved: Limits,
  baseId: number | undefined,
): { targetLanguagesIds: string; sourceLanguagesIds?: string } {
  const change = { targetLanguagesIds: idsOf(target) };
  if (saved.source !== 'all' || baseId === undefined || !mayRead(baseId, saved)) return change;
  const source = sourceFor(target, baseId);
  return source === 'all' ? change : { ...change, sourceLanguagesIds: idsOf(source) };
}
