import type { LanguageView } from '#core/api/languages.js';

import type { Structure } from '../store/structure.js';

/** The language that the others are translated from. */
export const sourceLanguageOf = ({ languages }: Pick<Structure, 'languages'>): LanguageView | null =>
  languages[0] ?? null;
