import { idsOf } from './edit-users.js';
import type { LanguageChoice } from './edit-users.js';

interface Limits {
  source: LanguageChoice;
  target: LanguageChoice;
}

/** Without a limit of their own, the source languages are the target languages. */
export const mayRead = (languageId: number, { source, target }: Limits): boolean =>
  target === 'all' || target.includes(languageId) || (source !== 'all' && source.includes(languageId));

/** The source languages for these target languages: the reference language, unless it can be read anyway. */
export const sourceFor = (target: LanguageChoice, referenceId: number | undefined): LanguageChoice =>
  referenceId === undefined || mayRead(referenceId, { source: 'all', target }) ? 'all' : [referenceId];

/**
 * What new target languages change of a member. Limiting members who could read the reference language does not take
 * it from them, unless their source languages were chosen.
 */
export function targetChange(
  target: LanguageChoice,
  saved: Limits,
  referenceId: number | undefined,
): { targetLanguagesIds: string; sourceLanguagesIds?: string } {
  const change = { targetLanguagesIds: idsOf(target) };
  if (saved.source !== 'all' || referenceId === undefined || !mayRead(referenceId, saved)) return change;
  const source = sourceFor(target, referenceId);
  return source === 'all' ? change : { ...change, sourceLanguagesIds: idsOf(source) };
}
