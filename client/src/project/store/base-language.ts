import type { LanguageView } from '#core/api/languages.js';

import type { Structure } from './structure.js';

/**
 * The base language, which the others are translated from: the chosen one, or the first if it was deleted. Null if the
 * user may not read it: a member who is limited to some languages may not learn which one it is.
 */
export function baseLanguageOf({
  languages,
  sourceLanguageId,
  targetRestricted,
}: Pick<Structure, 'languages' | 'sourceLanguageId' | 'targetRestricted'>): LanguageView | null {
  const chosen = languages.find(({ id }) => id === sourceLanguageId);
  return chosen ?? (targetRestricted ? null : (languages[0] ?? null));
}
