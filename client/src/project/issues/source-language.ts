import type { LanguageView } from '#core/api/languages.js';

import type { Structure } from '../store/structure.js';

/**
 * The language that the others are translated from: the chosen one, or the first if that was deleted. Null if the user
 * may not read it, which nobody but the server knows of a member who is limited to some languages.
 */
export function sourceLanguageOf({
  languages,
  sourceLanguageId,
  targetRestricted,
}: Pick<Structure, 'languages' | 'sourceLanguageId' | 'targetRestricted'>): LanguageView | null {
  const chosen = languages.find(({ id }) => id === sourceLanguageId);
  return chosen ?? (targetRestricted ? null : (languages[0] ?? null));
}
